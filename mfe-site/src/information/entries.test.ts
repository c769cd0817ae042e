import { expect, test } from 'vitest'

import { readEntry, readPerson } from './entries.ts'

test.each([
  ['14: dealers', { title: '14', text: 'dealers' }],
  ['2021: At 10:30 we open.', { title: '2021', text: 'At 10:30 we open.' }],
  ['A sentence without one.', { title: '', text: 'A sentence without one.' }],
])('the entry “%s” has its title before the first colon', (paragraph, entry) => {
  expect(readEntry(paragraph)).toEqual(entry)
})

test.each([
  ['Ada Steward, founder', { name: 'Ada Steward', role: 'founder' }],
  ['Agnes Porter, head of support, nights', { name: 'Agnes Porter', role: 'head of support, nights' }],
  ['Emil', { name: 'Emil', role: '' }],
])('of “%s” the name stands before the first comma', (title, person) => {
  expect(readPerson({ title, text: '' })).toEqual(person)
})
