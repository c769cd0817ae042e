import { expect, test } from 'vitest'

import {
  changeSection,
  lookOf,
  reopenSection,
  type Section,
  SECTIONS,
  settleSection,
  startSections,
} from './section-state.ts'

const start = (...wrong: Section[]) => startSections((section) => wrong.includes(section))
/** Letters: o is open, d is done, r is reviewed, - is waiting. */
const looks = (state: Parameters<typeof lookOf>[0]) =>
  SECTIONS.map(
    (section) => ({ open: 'o', done: 'd', reviewed: 'r', later: '-' })[lookOf(state, section)],
  ).join('')

test.each<[string, Section[], string]>([
  ['everything is known', [], 'rrrro'],
  ['there is no address', ['delivery'], 'do---'],
  ['there is no way to pay', ['payment'], 'dddo-'],
  ['there is nothing at all', ['contact', 'delivery', 'payment'], 'o----'],
])('when %s, the first section that lacks something is open', (_what, wrong, look) => {
  expect(looks(start(...wrong))).toBe(look)
})

test('sections open in turn', () => {
  const first = start('contact', 'delivery')
  const steps = SECTIONS.slice(0, 4).reduce(
    (states, section) => [...states, settleSection(states.at(-1)!, section)],
    [first],
  )
  expect(steps.map(looks)).toEqual(['o----', 'do---', 'ddo--', 'dddo-', 'rrrro'])
})

test.each<[Section, string, string]>([
  ['contact', 'oddd-', 'rrrro'],
  ['shipping', 'ddod-', 'rrrro'],
])('%s can be changed, and leads back to where it was left', (section, changing, after) => {
  const changed = changeSection(start(), section)
  expect(looks(changed)).toBe(changing)
  expect(looks(settleSection(changed, section))).toBe(after)
})

test('what waits for its turn doesn’t open', () => {
  const state = start('delivery')
  expect(changeSection(state, 'payment')).toBe(state)
})

test('a section with something wrong opens and isn’t settled any more', () => {
  const state = reopenSection(start(), 'delivery')
  expect(looks(state)).toBe('dodd-')
  expect(looks(changeSection(state, 'payment'))).toBe('d-do-')
  expect(looks(settleSection(changeSection(state, 'payment'), 'payment'))).toBe('dodd-')
})
