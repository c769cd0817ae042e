import { expect, test } from 'vitest'

import type { TitledSection } from '../information/section-titles.ts'
import { storyRows } from './story-rows.ts'

const section = (id: string, look?: 'figures'): TitledSection => ({
  id,
  title: id,
  section: { heading: id, paragraphs: [], ...(look ? { look } : {}) },
})
const rows = (...sections: TitledSection[]) => storyRows(sections).map((row) => row.map(({ id }) => id))

test('sections of words alone stand beside each other, two in a row', () => {
  expect(rows(section('a'), section('b'), section('c'))).toEqual([['a', 'b'], ['c']])
})

test('a section with a picture or with entries stands by itself', () => {
  expect(rows(section('a'), section('repair'), section('b'), section('numbers', 'figures'))).toEqual([
    ['a'],
    ['repair'],
    ['b'],
    ['numbers'],
  ])
})

test('two sections with pictures that are a pair stand side by side', () => {
  expect(rows(section('support'), section('workshop'), section('a'))).toEqual([
    ['support', 'workshop'],
    ['a'],
  ])
})
