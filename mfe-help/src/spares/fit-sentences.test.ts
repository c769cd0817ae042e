import { expect, test } from 'vitest'

import { fitSentences } from './fit-sentences.ts'

const bike = (title: string, fits: boolean, size = 'M') => ({ id: 1, title, size, fits })
const told = (...bikes: Parameters<typeof fitSentences>[0]) =>
  fitSentences(bikes, ['Nireeka Prime']).map(({ sentence }) => sentence)

test('each model is named once, what fits first', () => {
  expect(
    told(bike('Nireeka Nyx', false), bike('Nireeka Prime', true), bike('Nireeka Prime', true, 'L')),
  ).toEqual(['Fits your Nireeka Prime', 'Doesn’t fit your Nireeka Nyx'])
})

test('a bike of a model that the part is for, but with other parts, is said to be built otherwise', () => {
  expect(told(bike('Nireeka Prime', false))).toEqual(['Doesn’t fit your Nireeka Prime as it’s built'])
})

test('bikes of one model that differ are told apart by their size', () => {
  expect(told(bike('Nireeka Prime', false, 'S'), bike('Nireeka Prime', true, 'L'))).toEqual([
    'Fits your Nireeka Prime in size L',
    'Doesn’t fit your Nireeka Prime in size S as it’s built',
  ])
})
