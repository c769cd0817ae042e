import { expect, test } from 'vitest'

import type { ListParams } from './list-params.ts'
import { loosenable, narrowingsOf } from './narrowings.ts'

const BIKES = [{ slug: 'nyx', title: 'Nireeka Nyx' }]
const ALL: ListParams = { sort: 'popular', page: 1 }
const labels = (params: object) => narrowingsOf({ ...ALL, ...params }, BIKES).map(({ label }) => label)

test('every filter is said in words, and nothing else', () => {
  expect(labels({ sort: 'title', page: 3, category: 'bag' })).toEqual([])
  expect(labels({ q: 'rain', bike: 'nyx', colour: 'Pine', inStock: '1', min: '20', max: '1000' })).toEqual([
    '“rain”',
    'Fits Nireeka Nyx',
    '$20 to $1,000',
    'Pine',
    'In stock',
  ])
})

test('one end of the price is enough', () => {
  expect(labels({ min: '20' })).toEqual(['From $20'])
  expect(labels({ max: '80' })).toEqual(['Up to $80'])
})

test('a bike that fits nothing here keeps its name', () => {
  expect(labels({ bike: 'nireeka-homie' })).toEqual(['Fits Nireeka Homie'])
})

test('taking the price away takes both its ends', () => {
  expect(narrowingsOf({ ...ALL, min: '1', max: '2' }, [])[0]?.without).toEqual({
    min: undefined,
    max: undefined,
  })
})

test('an empty list may be loosened by its category, too', () => {
  const found = loosenable({ ...ALL, category: 'bag', q: 'rain' }, [])
  expect(found.map(({ label }) => label)).toEqual(['“rain”', 'Bags'])
})
