import { expect, test } from 'vitest'

import { BIKES } from '../dealers/dealer-filter.ts'
import { MANUAL_BIKES } from './bikes.ts'
import { MANUAL, manualOf } from './manual.ts'
import { countSections, searchManual, splitByWords, wordsOf } from './search.ts'

const ids = MANUAL.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)])
const textOf = (bike: Parameters<typeof manualOf>[0]) => JSON.stringify(manualOf(bike))

test('every address in the manual is unique and can be read', () => {
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => /^[a-z][a-z0-9-]+$/.test(id))).toBe(true)
})

test.each(MANUAL_BIKES)('$name has ten chapters or more, each with something in it', ({ slug }) => {
  const chapters = manualOf(slug)
  expect(chapters.length).toBeGreaterThanOrEqual(14)
  expect(chapters.every(({ sections }) => sections.every(({ blocks }) => blocks.length > 0))).toBe(true)
  expect(BIKES[slug]).toBeDefined()
})

test('each bike has its own battery, brakes, suspension and figures', () => {
  expect(textOf('nyx')).toContain('The battery stays in the frame')
  expect(textOf('nyx')).not.toContain('tilt the battery out')
  expect(textOf('nireeka-homie')).toContain('504 Wh')
  expect(textOf('nireeka-homie')).not.toContain('12-speed electronic')
  expect(textOf('nireeka-prime')).toContain('22.4 kg')
})

test('all error codes from E01 to E24 are explained, once each', () => {
  const codes = [...JSON.stringify(MANUAL).matchAll(/\["(E\d\d)"/g)].map(([, code]) => code)
  expect(codes).toEqual(Array.from({ length: 24 }, (_none, at) => `E${String(at + 1).padStart(2, '0')}`))
})

const find = (question: string) =>
  searchManual(manualOf('nyx'), wordsOf(question)).flatMap(({ sections }) => sections.map(({ id }) => id))

test('a search finds sections with every word, in titles, texts, lists and tables', () => {
  expect(find('charge port wet')).toEqual(['codes-battery'])
  expect(find('BLINKS')).toEqual(['charging'])
  expect(find('walk assist')).toContain('walk-assist')
  expect(find('piano')).toEqual([])
  expect(countSections(searchManual(manualOf('nyx'), []))).toBe(countSections(manualOf('nyx')))
})

test('words are marked as they are written, and signs of patterns are only signs', () => {
  expect(splitByWords('Brake and brakes', ['brake'])).toEqual(['', 'Brake', ' and ', 'brake', 's'])
  expect(splitByWords('5 (five) Nm', ['(five)'])).toEqual(['5 ', '(five)', ' Nm'])
  expect(splitByWords('a.c abc', ['a.c'])).toEqual(['', 'a.c', ' abc'])
  expect(splitByWords('5 Nm', [])).toEqual(['5 Nm'])
})
