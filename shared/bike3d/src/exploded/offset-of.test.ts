import { ASSEMBLIES, BIKE_PIECE_NAMES, BIKE_PIECES } from '@nireeka/contracts/bike-pieces'
import { expect, test } from 'vitest'

import { PIECES } from '../bike/piece-rules.ts'
import { offsetOf } from './offset-of.ts'

test('every piece of the model belongs to an assembly, and every piece that pages name has a model', () => {
  expect(PIECES.map(({ name }) => name).toSorted()).toEqual(BIKE_PIECE_NAMES.toSorted())
})

test.each(PIECES)('$name is on the bike at 0 and in its own place at 1', (piece) => {
  expect(offsetOf(piece, 0).map(Math.abs)).toEqual([0, 0, 0])
  offsetOf(piece, 1).forEach((value, axis) => expect(value).toBeCloseTo(piece.apart[axis] ?? 0))
})

test('up to a half, the pieces of an assembly stay together', () => {
  for (const amount of [0.2, 0.5]) {
    const assemblies = Object.keys(ASSEMBLIES).map((assembly) =>
      PIECES.filter(({ name }) => assemblyOf(name) === assembly),
    )
    for (const [one, ...others] of assemblies)
      for (const other of others) expect(offsetOf(other, amount)).toEqual(one && offsetOf(one, amount))
  }
})

test('from there on, they part', () => {
  const [wheel, fork] = ['front-wheel', 'fork'].map((name) => PIECES.find((piece) => piece.name === name))
  if (!wheel || !fork) throw new Error('The model has no front end.')
  expect(offsetOf(wheel, 0.9)[0]).toBeGreaterThan(offsetOf(fork, 0.9)[0])
})

test('less than nothing is the bike, and more than all is the exploded bike', () => {
  for (const piece of PIECES) {
    expect(offsetOf(piece, -1)).toEqual(offsetOf(piece, 0))
    expect(offsetOf(piece, 2)).toEqual(offsetOf(piece, 1))
  }
})

test('a piece without an assembly moves straight to its place', () => {
  expect(offsetOf({ name: 'bottle', apart: [10, 20, 30] }, 0.5)).toEqual([10, 20, 30])
})

const assemblyOf = (name: string) => BIKE_PIECES[name as keyof typeof BIKE_PIECES].assembly
