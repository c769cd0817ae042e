import { expect, test } from 'vitest'

import { sampleCard } from '../sample-bike.ts'
import { toBike } from './bikes.api.ts'
import { compareRows } from './compare-rows.ts'

const prime = toBike(sampleCard)
const homie = toBike({
  ...sampleCard,
  slug: 'nireeka-homie',
  price: 2990,
  lead_days: 12,
  performance: { ...sampleCard.performance, power: 500, weight: 19_600 },
  sizes: sampleCard.sizes.slice(0, 1),
})

const rowOf = (title: string, unit: 0 | 1 = 0) =>
  compareRows([prime, homie], unit).find((row) => row.title === title)
const texts = (title: string, unit: 0 | 1 = 0) => rowOf(title, unit)?.cells.map(({ text }) => text)
const best = (title: string) => rowOf(title)?.cells.map(({ isBest }) => isBest)

test('the best of each line is marked, and less is better of weight, price and waiting', () => {
  expect(best('Power')).toEqual([true, false])
  expect(best('Weight')).toEqual([false, true])
  expect(best('Starting price')).toEqual([false, true])
  expect(best('Delivered in about')).toEqual([false, true])
  expect(best('Sizes')).toEqual([false, false])
})

test('what is the same for all is best for none', () => {
  expect(rowOf('Top speed')).toMatchObject({ isSame: true, cells: [{ isBest: false }, { isBest: false }] })
})

test('figures are read in the member’s unit, and have bars', () => {
  expect(texts('Weight')).toEqual(['22.4\u00A0kg', '19.6\u00A0kg'])
  expect(texts('Weight', 1)).toEqual(['49.4\u00A0lb', '43.2\u00A0lb'])
  expect(rowOf('Power')?.cells.map(({ share }) => share)).toEqual([1, 500 / 750])
  expect(rowOf('Sizes')?.cells[0]?.share).toBeNull()
})

test('the best bar is full, also where less is better, and equal figures have equal bars', () => {
  expect(rowOf('Weight')?.cells.map(({ share }) => share)).toEqual([19.6 / 22.4, 1])
  expect(rowOf('Practicality')?.cells.map(({ share }) => share)).toEqual([1, 1])
})

test('a bike without suspension is rigid, and has no bar', () => {
  const rigid = { ...prime, performance: { ...prime.performance, suspension: 0 } }
  const row = compareRows([prime, rigid], 0).find(({ title }) => title === 'Suspension')
  expect(row?.cells[1]).toEqual({ text: 'Rigid', share: null, isBest: false })
})

test('sizes that aren’t built at present aren’t offered', () => {
  expect(texts('Sizes')).toEqual(['S, M', 'S'])
  expect(texts('Riders')).toEqual(['155–179\u00A0cm', '155–168\u00A0cm'])
})

test('the weeks are about', () => {
  expect(texts('Delivered in about')).toEqual(['4–5 weeks', '2–4 weeks'])
})
