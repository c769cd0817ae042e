import { expect, test } from 'vitest'

import { BIKES } from '../dealers/dealer-filter.ts'
import { MANUAL_BIKES } from './bikes.ts'
import { CHAPTER_GROUPS } from './chapter-groups.ts'
import { CHAPTER_IDS } from './chapter-routes.ts'
import { chapterWith, MANUAL, manualOf, neighboursOf } from './manual.ts'
import { SOUGHT } from './often-sought.tsx'
import { countSections, searchManual, splitByWords, wordsOf } from './search.ts'

const ids = MANUAL.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)])
const textOf = (bike: Parameters<typeof manualOf>[0]) => JSON.stringify(manualOf(bike))

test('every address in the manual is unique and can be read', () => {
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => /^[a-z][a-z0-9-]+$/.test(id))).toBe(true)
})

test('each chapter has an address of its own, in the order of the manual', () => {
  expect(MANUAL.map(({ id }) => id)).toEqual(CHAPTER_IDS)
})

test('each chapter is in one group, in the order of the manual', () => {
  expect(CHAPTER_GROUPS.flatMap(({ chapters }) => chapters)).toEqual(CHAPTER_IDS)
})

test('a chapter is found by its own id and by that of each of its sections', () => {
  expect(chapterWith('brakes')?.id).toBe('brakes')
  expect(chapterWith('torques')?.id).toBe('service-plan')
  expect(['', 'piano', 'toString'].map(chapterWith)).toEqual([null, null, null])
})

test('the first chapter has none before it, the last none after it', () => {
  expect(neighboursOf('nyx', 'before-the-first-ride').previous).toBeUndefined()
  expect(neighboursOf('nyx', 'before-the-first-ride').next?.id).toBe('fitting')
  expect(neighboursOf('nyx', 'technical-data').next).toBeUndefined()
})

const noticesOf = (level: 'warning' | 'note') =>
  MANUAL.flatMap(({ sections }) =>
    sections.map(
      ({ blocks }) => blocks.filter((block) => typeof block === 'object' && level in block).length,
    ),
  ).filter((count) => count > 0)

test('only a danger of injury has a box, at most one in a section; what else matters is a note', () => {
  expect(noticesOf('warning')).toEqual(Array(7).fill(1))
  expect(noticesOf('note')).toEqual(Array(8).fill(1))
})

test.each(MANUAL_BIKES)('what is looked up most often is in the manual of $name', ({ slug }) => {
  const sections = manualOf(slug).flatMap((chapter) => chapter.sections.map(({ id }) => id))
  expect(sections).toEqual(expect.arrayContaining(SOUGHT.map(([id]) => id)))
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

test('a section’s title keeps a number and its unit on one line', () => {
  const titles = manualOf('nyx').flatMap(({ sections }) => sections.map(({ title }) => title))
  expect(titles).toContain('Your brakes: four pistons, 203\u00A0mm')
})
