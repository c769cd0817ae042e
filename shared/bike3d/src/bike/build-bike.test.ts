import { describe, expect, test } from 'vitest'

import { BIKES } from '../configuration/catalogue.ts'
import { shapeOf } from '../configuration/shape-of.ts'
import type { BikeShape } from '../configuration/shape.ts'
import { drawCallsOf, type ModelPiece, trianglesOf } from '../model/model.ts'
import { createTools } from '../tools.ts'
import { buildBike } from './build-bike.ts'
import { measuresOf } from './measures.ts'
import { PIECES } from './piece-rules.ts'

/** Ids of all parts that a bike can carry at the same time. */
const LADEN = {
  'nireeka-prime': [
    105, 205, 207, 402, 503, 605, 703, 803, 903, 1002, 1102, 2001, 2002, 2004, 2101, 2102, 2103, 2104,
  ],
  'nireeka-homie': [
    104, 206, 403, 503, 604, 702, 802, 903, 1002, 1102, 2001, 2002, 2003, 2004, 2101, 2102, 2103, 2104,
  ],
  nyx: [208, 402, 606, 703, 803, 902, 1003, 1102, 2004, 2101, 2102, 2104],
} as const

const basic = { size: 'M', parts: [], colour: { id: 1 } } as const
const live = BIKES.map((bike) => ({
  bike,
  basic: buildBike({ ...basic, bike }, 'live'),
  laden: buildBike({ ...basic, bike, parts: LADEN[bike] }, 'live'),
}))

describe.each(live)('$bike', (made) => {
  test('stands on the ground with both wheels, and nothing of it is below', () => {
    for (const { pieces } of [made.basic, made.laden]) {
      expect(Math.min(...pieces.map(lowest))).toBeGreaterThan(-1)
      for (const name of ['front-wheel', 'rear-wheel'])
        expect(lowest(pieceOf(pieces, name))).toBeCloseTo(0, 0)
    }
  })

  test('has no number that is none', () => {
    for (const { meshes } of made.laden.pieces)
      for (const { positions, normals, uvs } of meshes)
        for (const numbers of [positions, normals, uvs]) expect(numbers.every(Number.isFinite)).toBe(true)
  })

  test('is light enough to be turned with a finger, however much it carries', () => {
    expect(trianglesOf(made.laden.pieces)).toBeLessThanOrEqual(150_000)
    expect(drawCallsOf(made.laden.pieces)).toBeLessThanOrEqual(60)
  })

  test('has every part that was chosen', () => {
    const shape = shapeOf({ ...basic, bike: made.bike, parts: LADEN[made.bike] })
    const expected = PIECES.filter(({ isOn }) => isOn?.(shape) ?? true).map(({ name }) => name)
    expect(made.laden.pieces.map(({ name }) => name)).toEqual(expected)
    expect(made.laden.pieces.length).toBeGreaterThan(made.basic.pieces.length)
  })
})

test.each(PIECES)('$name reads only what it says it needs', ({ build, needs, isOn }) => {
  for (const bike of BIKES) {
    const shape = shapeOf({ ...basic, bike, parts: LADEN[bike] })
    if (isOn && !isOn(shape)) continue
    const read = new Set<keyof BikeShape>()
    const watched = new Proxy(shape, {
      get(target, name: keyof BikeShape) {
        read.add(name)
        return target[name]
      },
    })
    build({ tools: createTools('live'), measures: measuresOf(bike, 'M'), shape: watched })
    expect([...needs, 'bike', 'size']).toEqual(expect.arrayContaining([...read]))
  }
})

test('a part’s change builds only the pieces that it touches', () => {
  const before = buildBike({ ...basic, bike: 'nireeka-prime' }, 'live')
  const known = new Map(before.pieces.map((piece) => [piece.key, piece]))
  const told: number[] = []
  const after = buildBike({ ...basic, bike: 'nireeka-prime', parts: [1102] }, 'live', known, (share) =>
    told.push(share),
  )
  const built = after.pieces.filter((piece) => !before.pieces.includes(piece))
  expect(built.map(({ name }) => name)).toEqual(['display'])
  const at = after.pieces.findIndex(({ name }) => name === 'display')
  expect(told, 'the share up to the one that is built').toEqual([(at + 1) / after.pieces.length])
})

test('a colour’s change builds nothing', () => {
  const before = buildBike({ ...basic, bike: 'nyx' }, 'live')
  const known = new Map(before.pieces.map((piece) => [piece.key, piece]))
  const after = buildBike({ ...basic, bike: 'nyx', colour: { id: 6 } }, 'live', known)
  expect(after.pieces.every((piece) => before.pieces.includes(piece))).toBe(true)
})

test('another size has another frame, with its wheels as far apart as its measures say', () => {
  const [small, large] = (['S', 'XL'] as const).map((size) =>
    buildBike({ ...basic, bike: 'nireeka-prime', size }, 'live'),
  ) as [ReturnType<typeof buildBike>, ReturnType<typeof buildBike>]
  expect(large.measures.wheelbase - small.measures.wheelbase).toBeGreaterThan(80)
  for (const { measures, pieces } of [small, large])
    expect(middle(pieceOf(pieces, 'front-wheel')) - middle(pieceOf(pieces, 'rear-wheel'))).toBeCloseTo(
      measures.wheelbase,
      0,
    )
})

function pieceOf(pieces: ModelPiece[], name: string): ModelPiece {
  const piece = pieces.find((one) => one.name === name)
  if (!piece) throw new Error(`The bike has no ${name}.`)
  return piece
}

const along = (piece: ModelPiece, axis: number) =>
  piece.meshes.flatMap(({ positions }) => Array.from(positions.filter((_, i) => i % 3 === axis)))
const lowest = (piece: ModelPiece) =>
  along(piece, 1).reduce((least, value) => Math.min(least, value), Infinity)

/** Returns the height of the middle of a tyre, the widest part of a wheel. */
function middle(piece: ModelPiece): number {
  const values = along(piece, 0)
  const [least, most] = values.reduce(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Infinity, -Infinity],
  ) as [number, number]
  return (least + most) / 2
}
