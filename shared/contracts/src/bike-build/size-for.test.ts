import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type RiderSize, type SizeAdvice, sizeFor } from './size-for.ts'

interface Size extends RiderSize {
  id: number
  name: string
}

const size = (id: number, name: string, riderFrom: number, riderTo: number): Size => ({
  id,
  name,
  riderFrom,
  riderTo,
})
const PRIME = [
  size(1, 'S', 155, 168),
  size(2, 'M', 166, 179),
  size(3, 'L', 177, 190),
  size(4, 'XL', 188, 202),
]

const brief = (advice: SizeAdvice<Size>) => {
  if (advice.status === 'none') return 'none'
  return advice.status === 'between'
    ? `${advice.size.name}, or ${advice.other.name}`
    : `${advice.status} ${advice.size.name}`
}

test.each<[number, number | null, string]>([
  [154, null, 'too_small S'],
  [155, null, 'fits S'],
  [165, null, 'fits S'],
  [166, null, 'S, or M'],
  [167, null, 'M, or S'],
  [168, null, 'M, or S'],
  [169, null, 'fits M'],
  [178, null, 'L, or M'],
  [177, 88, 'L, or M'],
  [178, 80, 'M, or L'],
  [172, 95, 'fits M'],
  [202, null, 'fits XL'],
  [203, null, 'too_tall XL'],
])('a rider of %i cm with an inseam of %s is told: %s', (height, inseam, told) => {
  expect(brief(sizeFor(PRIME, { height, inseam }))).toBe(told)
})

test('a bike without sizes has none to tell', () => {
  expect(sizeFor([], { height: 170, inseam: null }).status).toBe('none')
})

test('a rider whom no size is made for, between two that are, gets the nearer one', () => {
  const gap = [size(1, 'S', 150, 160), size(2, 'L', 170, 190)]
  expect(brief(sizeFor(gap, { height: 164, inseam: null }))).toBe('fits S')
  expect(brief(sizeFor(gap, { height: 166, inseam: null }))).toBe('fits L')
})

const sizes = fc
  .array(fc.record({ length: fc.integer({ min: 5, max: 20 }), step: fc.integer({ min: -4, max: 4 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((steps) => {
    let from = 150
    return steps.map(({ length, step }, place) => {
      const one = size(place, String(place), from, from + length)
      from += length + step
      return one
    })
  })
const cm = fc.integer({ min: 120, max: 230 })
const inseam = fc.option(fc.integer({ min: 50, max: 120 }), { nil: null })

const place = (list: Size[], height: number, legs: number | null) => {
  const advice = sizeFor(list, { height, inseam: legs })
  if (advice.status === 'too_small') return -1
  if (advice.status === 'too_tall') return list.length
  return advice.status === 'none' ? Number.NaN : advice.size.id
}

test('a taller rider never gets a smaller frame', () => {
  fc.assert(
    fc.property(sizes, cm, cm, inseam, (list, one, other, legs) => {
      const [lower, higher] = [Math.min(one, other), Math.max(one, other)]
      expect(place(list, lower, legs)).toBeLessThanOrEqual(place(list, higher, legs))
    }),
  )
})

test('a rider with longer legs never gets a smaller frame', () => {
  const legs = fc.integer({ min: 50, max: 120 })
  fc.assert(
    fc.property(sizes, cm, legs, legs, (list, height, one, other) => {
      expect(place(list, height, Math.min(one, other))).toBeLessThanOrEqual(
        place(list, height, Math.max(one, other)),
      )
    }),
  )
})

test('whoever is in the range of a size is given one that is made for them', () => {
  fc.assert(
    fc.property(sizes, cm, inseam, (list, height, legs) => {
      const fitting = list.filter(({ riderFrom, riderTo }) => height >= riderFrom && height <= riderTo)
      fc.pre(fitting.length > 0)
      expect(fitting.map(({ id }) => id)).toContain(place(list, height, legs))
    }),
  )
})
