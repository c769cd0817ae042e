import { expect, test } from 'vitest'

import { groupsOf, partCount } from './groups.ts'
import { sampleSpare } from './sample-exploded.ts'

const pads = sampleSpare({ id: 1, title: 'Brake pads', pieces: ['front-brake', 'rear-brake'] })
const frame = sampleSpare({ id: 2, title: 'Frame', pieces: ['frame'] })
const bracket = sampleSpare({ id: 3, title: 'Light bracket', pieces: ['lights'] })
const pictured = ['frame', 'fork', 'front-brake', 'rear-brake']

test('spares stand under their assemblies and pieces, numbered in the order of the list', () => {
  const groups = groupsOf([pads, frame], pictured)
  expect(groups.map(({ title }) => title)).toEqual(['Frame', 'Front end', 'Rear end'])
  expect(groups.flatMap(({ pieces }) => pieces).map(({ mark, title }) => [mark, title])).toEqual([
    ['1', 'Frame'],
    ['2', 'Front brake'],
    ['3', 'Rear brake'],
  ])
})

test('a spare of two pieces is listed with both', () => {
  const listed = groupsOf([pads], pictured).flatMap(({ pieces }) => pieces)
  expect(listed.map(({ spares }) => spares)).toEqual([[pads], [pads]])
})

test('what the picture doesn’t show comes last, without a number', () => {
  const last = groupsOf([bracket, frame], pictured).at(-1)
  expect(last?.title).toBe('Not in the picture')
  expect(last?.pieces).toMatchObject([{ piece: 'lights', mark: null }])
})

test('parts are counted in words', () => {
  expect([partCount(1), partCount(24)]).toEqual(['1 part', '24 parts'])
})
