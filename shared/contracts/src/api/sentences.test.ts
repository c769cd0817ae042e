import { expect, test } from 'vitest'

import * as z from '../zod.ts'
import { sentenceFor } from './sentences.ts'

const sentenceOn = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input, { error: sentenceFor }).error?.issues[0]?.message

test.each([
  ['an empty email address', z.email(), '', 'This field is required.'],
  ['something else than one', z.email(), 'ann', 'Please enter a valid email address.'],
  ['a missing text', z.string(), undefined, 'This field is required.'],
  ['an empty text that must not be', z.string().min(1), '', 'This field is required.'],
  ['a number for a text', z.string(), 7, 'This must be text.'],
])('what is wrong with %s is said in our words', (_what, schema, input, sentence) => {
  expect(sentenceOn(schema, input)).toBe(sentence)
})
