import { expect, test } from 'vitest'

import { firstCheckout, returningCheckout } from '../testing/checkout.ts'
import { checkDraft, checkSection, sectionOf } from './check-draft.ts'
import { type Draft, startDraft } from './draft.ts'

const names = { name: 'Ann', lastName: 'Rider' }
const returning = startDraft(returningCheckout, names)
const first = startDraft(firstCheckout, names)
const typedIn = (countryId: number, change: object = {}): Draft['shipping'] => ({
  choice: 'new',
  typed: { countryId, address: { ...first.shipping.typed.address, ...change } },
})

test('whoever has ordered before has nothing to fill in', () => {
  expect(checkDraft(returning, returningCheckout)).toEqual({})
})

test.each([
  ['', 'Please enter an email address.'],
  ['ann', 'Please enter a valid email address.'],
  [' ann@example.com ', undefined],
])('the email %j', (email, sentence) => {
  expect(checkSection('contact', { ...returning, email }, returningCheckout)['email']).toBe(sentence)
})

test('what an address lacks is said in the order of its country’s fields', () => {
  expect(Object.keys(checkSection('delivery', first, firstCheckout))).toEqual(
    ['street', 'city', 'region', 'postcode'].map((name) => `shipping.address.${name}`),
  )
  const german = { ...first, shipping: typedIn(80, { street: 'A 1', city: 'Berlin', postcode: '1011' }) }
  expect(checkSection('delivery', german, firstCheckout)).toEqual({
    'shipping.address.postcode': 'A German postcode has five digits, like 10115.',
  })
})

test('a country that isn’t served is said before anything else', () => {
  const [problem] = Object.entries(
    checkSection('delivery', { ...first, shipping: typedIn(55) }, firstCheckout),
  )
  expect(problem).toEqual([
    'shipping.countryId',
    'We don’t ship to Cuba yet. Choose another country to continue.',
  ])
})

test('a saved address that its country’s rules have overtaken asks to be edited', () => {
  const [saved] = returningCheckout.addresses
  const old = { ...returningCheckout, addresses: [{ ...saved!, region: null }] }
  expect(checkSection('delivery', returning, old)).toEqual({
    'shipping.addressId': 'Please choose a state. Edit the address to add it.',
  })
})

test('a billing address counts only when it is another one, and may be where no parcel goes', () => {
  const billing = { ...typedIn(55, { street: 'A 1', city: 'Havana' }), isSame: false }
  expect(checkSection('payment', { ...first, billing: { ...billing, isSame: true } }, firstCheckout)).toEqual(
    {},
  )
  expect(checkSection('payment', { ...first, billing }, firstCheckout)).toEqual({})
  expect(
    Object.keys(
      checkSection('payment', { ...first, billing: { ...typedIn(80), isSame: false } }, firstCheckout),
    ),
  ).toContain('billing.address.street')
})

test.each([
  ['email', 'contact'],
  ['shipping.address.postcode', 'delivery'],
  ['shipping', 'delivery'],
  ['shippingMethod', 'shipping'],
  ['billing.addressId', 'payment'],
  ['provider', 'payment'],
  ['expectedPayable', null],
])('%s stands in section %s', (field, section) => {
  expect(sectionOf(field)).toBe(section)
})
