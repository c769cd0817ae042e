/**
 * The part of zod that our schemas use, as one module shared by shell and remotes: the browser loads what is listed
 * here. Usage: `import * as z from '@nireeka/contracts/zod'`.
 */
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
export type { infer, input, output } from 'zod'
export type { $ZodRawIssue as RawIssue } from 'zod/v4/core'
