import { expect, test } from 'vitest'

import { fillFields, missingFieldsOf, unknownFieldsOf } from './canned-fields.ts'

test('fields are filled in, wherever and however often they stand', () => {
  const text = fillFields('Hello {name}, about {ticket}: {ticket} is done.', {
    name: 'Anna',
    ticket: 'T-10001',
  })
  expect(text).toBe('Hello Anna, about T-10001: T-10001 is done.')
})

test('a value is never read as a field or as a pattern', () => {
  expect(fillFields('Hello {name}!', { name: '{ticket} $& $1', ticket: 'T-10001' })).toBe(
    'Hello {ticket} $& $1!',
  )
})

test('a field without a value stays, and is named once', () => {
  const body = 'Your order {order}, {order}'
  expect(fillFields(body, { name: 'Anna' })).toBe(body)
  expect(missingFieldsOf(body, { name: 'Anna' })).toEqual(['order'])
})

test('what is no field is named', () => {
  expect(unknownFieldsOf('Hello {nmae}, {name} {} {constructor}')).toEqual(['nmae', '', 'constructor'])
  expect(fillFields('{constructor}', {})).toBe('{constructor}')
})
