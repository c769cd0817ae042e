import { expect, test } from 'vitest'

import { checksFrom } from './checks-from.ts'
import { guideData } from './samples.ts'
import { describeWalk, ticketPath } from './ticket.ts'
import { stepsWith, toStepQuery, walkGuide } from './walk.ts'

const walk = (steps: string) => walkGuide(guideData, steps)
const placeOf = (steps: string) => {
  const { at } = walk(steps)
  return 'check' in at ? at.check.key : at.outcome.key
}

test('a guide begins with its first check, and each step is an answer', () => {
  expect(['', '1', '2', '1-1', '1-3'].map(placeOf)).toEqual(['there', 'cable', 'magnet', 'write', 'done'])
  expect(walk('1-2').passed).toEqual([
    { check: guideData.checks[0], answer: 'Yes', steps: '' },
    { check: guideData.checks[1], answer: 'No, it is cut', steps: '1' },
  ])
})

test.each([
  ['9', '', 'there'],
  ['1-9', '1', 'cable'],
  ['2-1-1', '2', 'magnet'],
  ['1-x', '1', 'cable'],
  ['<script>', '', 'there'],
])('steps that lead nowhere are left out: %s', (asked, steps, place) => {
  expect([walk(asked).steps, placeOf(asked)]).toEqual([steps, place])
})

test('“Not sure” leads to the workshop where an answer would, and otherwise to support with a safety note', () => {
  expect(placeOf('1-0')).toBe('dealer')
  expect(walk('1-0').passed.at(-1)?.answer).toBe('Not sure')
  expect(placeOf('0')).toBe('write')
})

test('without a safety note “Not sure” goes on with what is left to check', () => {
  const { at } = walkGuide({ ...guideData, safety: null }, '0')
  expect('check' in at && at.check.key).toBe('cable')
})

test('a guide without a way to support has one for those who aren’t sure', () => {
  const outcomes = guideData.outcomes.filter(({ kind }) => kind === 'part' || kind === 'solved')
  const { at } = walkGuide({ ...guideData, outcomes }, '0')
  expect('outcome' in at && at.outcome).toMatchObject({ kind: 'ticket', title: 'Ask our workshop' })
})

test('a check with an answer of its own for who can’t tell has no “Not sure”', () => {
  const answers = [...guideData.checks[0]!.answers, { label: 'I can’t measure it', to: 'dealer' }]
  const checks = [{ ...guideData.checks[0]!, answers }, ...guideData.checks.slice(1)]
  expect(walkGuide({ ...guideData, checks }, '0').passed).toEqual([])
})

test('the checks that are left are counted on the shortest and the longest way', () => {
  expect(checksFrom(guideData, 'there')).toEqual({ fewest: 1, most: 2 })
  expect(checksFrom(guideData, 'cable')).toEqual({ fewest: 1, most: 1 })
  expect(checksFrom(guideData, 'dealer')).toEqual({ fewest: 0, most: 0 })
})

test('an address has the steps and the bike', () => {
  expect(stepsWith('', 0)).toBe('1')
  expect(stepsWith('1-2', 2)).toBe('1-2-3')
  expect(stepsWith('1', -1)).toBe('1-0')
  expect(toStepQuery('', null)).toBe('')
  expect(toStepQuery('1-2', 'nyx')).toBe('?bike=nyx&steps=1-2')
})

const NYX = {
  value: '7',
  name: 'Nireeka Nyx, size M, serial number NKN-24-1',
  model: 'Nireeka Nyx',
  orderBikeId: 7,
}

test('a ticket names the bike, the guide and what was tried', () => {
  expect(describeWalk(guideData, walk('1-1'), NYX)).toBe(
    [
      'Bike: Nireeka Nyx, size M, serial number NKN-24-1',
      'Troubleshooter: E15: No speed signal',
      '',
      'What I have checked:',
      '1. Is the magnet there? – Yes',
      '2. Is the cable whole? – Yes, it is',
      '',
      'It led to: Ask our workshop',
      '',
      'Anything else: ',
    ].join('\n'),
  )
})

test('a guest writes on the contact page, and a member opens a ticket about the bike', () => {
  const guest = new URL(ticketPath(guideData, walk('1-1'), null, false), 'https://nireeka.example')
  expect(guest.pathname).toBe('/contact')
  expect(guest.searchParams.get('subject')).toBe('E15: No speed signal')
  expect(guest.searchParams.get('text')).toContain('(please name your bike)')
  const member = new URL(ticketPath(guideData, walk('1-1'), NYX, true), 'https://nireeka.example')
  expect(member.pathname).toBe('/dashboard/support/new')
  expect(member.searchParams.get('subject')).toBe('Nireeka Nyx: E15: No speed signal')
  expect(member.searchParams.get('bike')).toBe('7')
})
