import { expect, test } from 'vitest'

import { summaryOf } from './summary-of.ts'

const section = (heading: string, ...paragraphs: string[]) => ({ heading, paragraphs })

test('a text is summed up by the first sentence of each section', () => {
  const sections = [
    section('14 days', 'You can return it. Tell us first.', 'Goods should be unused.'),
    section('Weight', 'It may weigh 2.5 kg! No more.'),
    section('No end', 'Without a full stop'),
    section('Damaged', 'Then no limit applies. Tell us within three days.'),
    { ...section('In numbers', '3: bikes'), look: 'figures' as const },
  ]
  expect(summaryOf(sections)).toEqual([
    { index: 0, heading: '14 days', sentence: 'You can return it.' },
    { index: 1, heading: 'Weight', sentence: 'It may weigh 2.5 kg!' },
    { index: 2, heading: 'No end', sentence: 'Without a full stop' },
    { index: 3, heading: 'Damaged', sentence: 'Tell us within three days.' },
  ])
})

test('a text that has a summary of its own needs no other', () => {
  expect(
    summaryOf([section('In short', 'We don’t sell data.'), section('What we keep', 'Your name.')]),
  ).toEqual([])
})

test('a summary that names the sections leads to them', () => {
  const sections = [
    section('In short', 'Law: Your rights stay.'),
    section('Order', 'A cart binds nobody.'),
    section('Law', 'The rest holds.'),
  ]
  expect(summaryOf(sections)).toEqual([{ index: 2, heading: 'Law', sentence: 'Your rights stay.' }])
})

test('a summary with a line that names no section is shown as it is', () => {
  const own = section('In short', 'Law: Your rights stay.', 'Nothing: There is no such section.')
  expect(summaryOf([own, section('Law', 'The rest holds.')])).toEqual([])
})
