import { expect, test } from 'vitest'

import { type Candidate, chooseFitting } from './choose-fitting.ts'

const one = (id: number, category: string, ...fits_bikes: string[]): Candidate => ({
  id,
  category,
  fits_bikes,
  has_variants: false,
})
const withChoice = (candidate: Candidate): Candidate => ({ ...candidate, has_variants: true })

/** The most popular first. */
const candidates = [
  one(7, 'light', 'nyx', 'prime'),
  one(24, 'gift'),
  one(19, 'carry', 'homie'),
  one(2, 'helmet', 'nyx'),
  one(1, 'helmet', 'nyx', 'prime'),
  one(10, 'lock', 'nyx'),
  one(3, 'bag', 'nyx'),
]
const helmet = { ...one(1, 'helmet', 'nyx'), goes_with: [3, 7, 19] }

test('a bike is offered a helmet, a lock and a light that fit it, the most popular of each', () => {
  expect(chooseFitting(candidates, { accessories: [], bikes: ['nyx'] })).toEqual([2, 10, 7])
})

test('nothing is offered that doesn’t fit the bike; what is popular fills the rest', () => {
  expect(chooseFitting(candidates, { accessories: [], bikes: ['prime'] })).toEqual([1, 7])
  expect(chooseFitting(candidates, { accessories: [helmet], bikes: ['nyx'] })).toEqual([10, 7, 3])
})

test('an accessory is offered what goes with it, in its order', () => {
  expect(chooseFitting(candidates, { accessories: [helmet], bikes: [] })).toEqual([3, 7, 19])
})

test('of a kind that is in the cart, no other is offered; what fits the same bikes fills the rest', () => {
  const bag = { ...one(4, 'bag', 'nyx'), goes_with: [1] }
  expect(chooseFitting(candidates, { accessories: [helmet, bag], bikes: [] })).toEqual([7, 19, 10])
})

test('a cart that nothing goes with is offered nothing', () => {
  expect(chooseFitting(candidates, { accessories: [], bikes: [] })).toEqual([])
})

test('what is added with one press comes before what has a choice, also before what goes with it', () => {
  const mixed = [withChoice(one(3, 'bag', 'nyx')), one(10, 'lock', 'nyx'), withChoice(one(7, 'light', 'nyx'))]
  expect(chooseFitting(mixed, { accessories: [helmet], bikes: [] })).toEqual([10, 3, 7])
})

test('a bike is offered its essentials in their order, of each one without a choice where there is one', () => {
  const mixed = [
    withChoice(one(2, 'helmet', 'nyx')),
    withChoice(one(11, 'lock', 'nyx')),
    one(10, 'lock', 'nyx'),
    one(7, 'light', 'nyx'),
  ]
  expect(chooseFitting(mixed, { accessories: [], bikes: ['nyx'] })).toEqual([2, 10, 7])
})

test('a child seat is offered beside what it goes with, not because it is popular', () => {
  const popular = [one(19, 'carry', 'nyx'), one(10, 'lock', 'nyx')]
  expect(chooseFitting(popular, { accessories: [], bikes: ['nyx'] })).toEqual([10])
  expect(chooseFitting(popular, { accessories: [helmet], bikes: [] })).toEqual([19, 10])
})
