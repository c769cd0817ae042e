import * as z from '@nireeka/contracts/zod'
import { sentenceFor } from '@nireeka/contracts/api'
import { expect, test } from 'vitest'

import { fieldErrors } from './field-errors.ts'

const Body = z.strictObject({
  place: z.union([
    z.strictObject({ id: z.int() }),
    z.strictObject({ street: z.string().min(1), country: z.int() }),
  ]),
})

/** Returns the validation errors in the form in which the server passes them. */
function errorsOf(place: unknown) {
  const issues = Body.safeParse({ place }, { error: sentenceFor }).error?.issues ?? []
  return fieldErrors(
    issues.map(({ code, path, message, ...params }) => ({
      keyword: code,
      instancePath: `/${path.join('/')}`,
      message,
      params,
    })),
  )
}

test.each([
  ['the form whose fields were sent', { street: 'One 1' }, { 'place.country': ['This field is required.'] }],
  ['the other form', { id: 'x' }, { 'place.id': ['This must be a number.'] }],
  ['no form at all', 7, { place: ['This must be a group of fields.'] }],
  [
    'nothing of any form',
    {},
    { 'place.street': ['This field is required.'], 'place.country': ['This field is required.'] },
  ],
  [
    'both forms at once',
    { id: 1, street: 'One 1', country: 80 },
    { 'place.id': ['This field is not known here.'] },
  ],
])('a field of several forms is validated as %s', (_what, place, errors) => {
  expect(errorsOf(place)).toEqual(errors)
})
