import { expect, test, vi } from 'vitest'

import { measuresOf } from '../../bike/measures.ts'
import type { Configuration } from '../../configuration/configuration.ts'
import { boxPiece } from '../testing/box-piece.ts'
import { buffersOf, createModelMaker } from './model-maker.ts'

const bike: Configuration = { bike: 'nyx', size: 'M', parts: [], colour: { id: 1 } }
const measures = measuresOf('nyx', 'M')

const keysOf = ({ parts }: Configuration) => ['frame', `saddle ${parts.join()}`]

/** A model maker whose bikes have the same frame and a saddle for each choice. */
function maker() {
  const built = vi.fn((key: string) => boxPiece(key.split(' ')[0] ?? '', { key }))
  return {
    built,
    ...createModelMaker({
      bike: (configuration, known) => ({
        measures,
        pieces: keysOf(configuration).map((key) => known.get(key) ?? built(key)),
      }),
      nextPiece(configuration, known) {
        const key = keysOf(configuration).find((each) => !known.has(each))
        return key ? built(key) : null
      },
    }),
  }
}

test('only what a change touches is built and sent', () => {
  const { built, answer } = maker()
  const first = answer({ configuration: bike, known: [] })
  expect(first.pieces.every(({ meshes }) => meshes)).toBe(true)
  const known = first.pieces.map(({ key }) => key)
  const second = answer({ configuration: { ...bike, parts: [902] }, known })
  expect(built.mock.calls.flat()).toEqual(['frame', 'saddle ', 'saddle 902'])
  expect(second.pieces.map(({ name, meshes }) => [name, meshes !== null])).toEqual([
    ['frame', false],
    ['saddle', true],
  ])
})

test('what is handed over stays here for the next answer', () => {
  const { built, answer } = maker()
  const first = answer({ configuration: bike, known: [] })
  structuredClone(first, { transfer: buffersOf(first) as ArrayBuffer[] })
  const again = answer({ configuration: bike, known: [] })
  expect(built).toHaveBeenCalledTimes(2)
  expect(again.pieces[0]?.meshes?.[0]?.positions.length).toBeGreaterThan(0)
})

test('what was built ahead, piece by piece, isn’t built when it is chosen', () => {
  const { built, answer, buildAhead, materials } = maker()
  answer({ configuration: bike, known: [] })
  const next = { ...bike, parts: [903] }
  expect(buildAhead(next)?.key).toBe('saddle 903')
  expect(buildAhead(next)).toBeNull()
  answer({ configuration: next, known: [] })
  expect(built.mock.calls.flat()).toEqual(['frame', 'saddle ', 'saddle 903'])
  expect(materials()).toEqual(['palette'])
})

test('what wasn’t shown for long is forgotten', () => {
  const { built, make } = maker()
  for (let part = 0; part < 200; part++) make({ ...bike, parts: [part] })
  const before = built.mock.calls.length
  make({ ...bike, parts: [199] })
  expect(built.mock.calls.length).toBe(before)
  make({ ...bike, parts: [0] })
  expect(built.mock.calls.length).toBe(before + 1)
})

test('the frame’s lettering is sent once for a bike and size', () => {
  const { answer } = maker()
  const { mask } = answer({ configuration: bike, known: [] })
  expect(mask.pixels?.width).toBe(1280)
  expect(answer({ configuration: bike, known: [mask.key] }).mask).toEqual({ key: mask.key, pixels: null })
})
