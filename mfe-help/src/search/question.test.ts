import { expect, test } from 'vitest'

import { questionText, readQuestion } from './question.ts'

test.each([
  ['', { q: '', page: 1 }],
  ['q= brake pad &page=3', { q: 'brake pad', page: 3 }],
  ['q=a&page=0', { q: 'a', page: 1 }],
  ['q=a&page=1.5', { q: 'a', page: 1 }],
  ['q=a&page=9999999', { q: 'a', page: 1 }],
])('the address ?%s asks for %o', (query, question) => {
  expect(readQuestion(new URLSearchParams(query))).toEqual(question)
})

test('a question is cut where the server would refuse it', () => {
  expect(readQuestion(new URLSearchParams({ q: 'x'.repeat(300) })).q).toHaveLength(100)
})

test.each([
  [{ q: 'brake & pad', page: 1 }, 'q=brake+%26+pad'],
  [{ q: 'E15', page: 2 }, 'q=E15&page=2'],
])('%o is written as %s', (question, text) => {
  expect(questionText(question)).toBe(text)
})
