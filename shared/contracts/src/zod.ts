/**
 * The part of zod that our schemas use, as one module shared by shell and remotes: the browser loads what is listed
 * here. Usage: `import * as z from '@nireeka/contracts/zod'`.
 */
import { config } from 'zod'

export {
  array,
  boolean,
  coerce,
  config,
  discriminatedUnion,
  email,
  enum,
  int,
  literal,
  null,
  number,
  object,
  optional,
  record,
  strictObject,
  string,
  union,
  unknown,
  type ZodType,
} from 'zod'
// Pages must not compile code (content security policy), and a browser reports each attempt.
if (typeof document !== 'undefined') config({ jitless: true })

export type { infer, input, output } from 'zod'
export type { $ZodRawIssue as RawIssue } from 'zod/v4/core'
