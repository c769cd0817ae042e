import { expect, test } from 'vitest'

import { choicesOf, deliveryText, nameOf, preview } from './cart-line-texts.ts'

test.each([
  ['With light', 'With light'],
  ['Twenty-five characters ok', 'Twenty-five characters ok'],
  ['Twenty-five characters ok, and more', 'Twenty-five characters ok…'],
  ['A light at the back, a visor at the front.', 'A light at the back, a…'],
  ['Carbon rims, Comfort saddle', 'Carbon rims, Comfort…'],
  ['One bag, two sides, and a lock', 'One bag, two sides, and a…'],
  ['x'.repeat(30), `${'x'.repeat(25)}…`],
])('“%s” is previewed as “%s”', (text, shown) => {
  expect(preview(text)).toBe(shown)
})

const choices = [
  { name: 'Size', value: 'M' },
  { name: 'Colour', value: 'Chalk' },
]

test('choices are told by name, and the title goes without them', () => {
  expect(choicesOf(choices)).toBe('Size M · Colour Chalk')
  expect(nameOf({ title: 'City helmet, M, Chalk', choices })).toBe('City helmet')
})

test('a title that doesn’t end with the choices stays whole', () => {
  expect(nameOf({ title: 'City helmet', choices })).toBe('City helmet')
  expect(nameOf({ title: 'Bell, brass', choices: [] })).toBe('Bell, brass')
})

test.each([
  [{ kind: 'dated', first: '2026-12-01', last: '2026-12-04' }, 'Arrives December 1 to 4'],
  [{ kind: 'dated', first: '2026-12-30', last: '2027-01-03' }, 'Arrives December 30 to January 3'],
  [{ kind: 'dated', first: '2026-12-01', last: '2026-12-01' }, 'Arrives December 1'],
  [{ kind: 'email' }, 'By email, as soon as you’ve paid'],
  [{ kind: 'on_request' }, 'Delivery date on request'],
  [null, null],
] as const)('%j is told as %s', (delivery, text) => {
  expect(deliveryText(delivery)).toBe(text)
})
