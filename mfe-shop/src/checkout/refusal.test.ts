import { HttpError } from '@nireeka/contracts'
import { expect, test } from 'vitest'

import { refusalOf } from './refusal.ts'

const refused = (status: number, code: string, fields?: Record<string, string[]>) =>
  new HttpError({ status, code, message: 'Why not.', fields })

test.each([
  ['total_changed', { kind: 'changed', text: 'Why not.', isCart: false }],
  ['key_reused', { kind: 'changed', text: 'Why not.', isCart: false }],
  ['cart_changed', { kind: 'changed', text: 'Why not.', isCart: true }],
  ['out_of_stock', { kind: 'changed', text: 'Why not.', isCart: true }],
  ['promo_changed', { kind: 'fields', problems: { promoCode: 'Why not.' }, text: null }],
  ['already_paid', { kind: 'paid', text: 'Why not.' }],
])('a conflict %s leads to its own place', (code, refusal) => {
  expect(refusalOf(refused(409, code))).toEqual(refusal)
})

test('sentences go to their fields; those of no field are said at the button', () => {
  const fields = { 'shipping.address.city': ['Where is that?'], expected_payable: ['This is not a sum.'] }
  expect(refusalOf(refused(422, 'validation_failed', fields))).toEqual({
    kind: 'fields',
    problems: { 'shipping.address.city': 'Where is that?', expectedPayable: 'This is not a sum.' },
    text: 'This is not a sum.',
  })
})

test.each([
  ['no answer at all', refused(0, 'unreachable')],
  ['a failure of the server', refused(502, 'error')],
  ['anything else', new Error('broken')],
])('after %s nobody knows whether it was placed, and trying again is safe', (_what, error) => {
  expect(refusalOf(error)).toMatchObject({
    kind: 'unknown',
    text: expect.stringContaining('It’s safe to try again'),
  })
})

test('any other refusal is told as it is', () => {
  expect(refusalOf(refused(429, 'too_many'))).toEqual({ kind: 'refused', text: 'Why not.' })
})
