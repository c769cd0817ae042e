import { expect, test } from 'vitest'

import { configurationOf, picturedPieces } from './configuration-of.ts'

const built = { size: 'L', year: 2024, partIds: [703, 2002], colour: { id: 9, ral: ['5024', '9001'] } }
const mine = { slug: 'nireeka-prime', title: 'Nireeka Prime', built }

test('one bike is shown in its size and colour, with what is on it', () => {
  expect(configurationOf(mine)).toEqual({
    bike: 'nireeka-prime',
    size: 'L',
    parts: [703, 2002],
    colour: { id: 9, ral: '5024', secondRal: '9001' },
  })
})

test('a bike whose colour isn’t told has its model’s own', () => {
  expect(configurationOf({ ...mine, built: { ...built, colour: null } })?.colour).toEqual({ id: 3 })
})

test('a model is shown with everything that can be mounted', () => {
  expect(configurationOf({ ...mine, built: null })?.parts).toEqual(expect.arrayContaining([2001, 2002]))
})

test('a bike without a model has no picture', () => {
  expect(configurationOf({ ...mine, slug: 'cargo' })).toBeNull()
})

test('only what is on the bike is pictured', () => {
  const pieces = picturedPieces({ bike: 'nireeka-prime', size: 'L', parts: [2002], colour: { id: 3 } })
  expect(pieces).toContain('rack')
  expect(pieces).not.toContain('fenders')
})

test('a part that has no model yet doesn’t take the picture away', () => {
  const pieces = picturedPieces({ bike: 'nyx', size: 'M', parts: [9999], colour: { id: 1 } })
  expect(pieces).toContain('front-wheel')
})
