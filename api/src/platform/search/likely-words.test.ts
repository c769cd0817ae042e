import { expect, test } from 'vitest'

import { likelyWords } from './likely-words.ts'

const known = (word: string, documents = 1, similarity = 0.2) => ({ word, documents, similarity })

test('the word with the fewest errors is meant', () => {
  expect(likelyWords('brkae', [known('break'), known('brake')])).toEqual(['brake'])
})

test('equally likely words are all tried, the most frequent first', () => {
  expect(
    likelyWords('fird', [known('fire', 2), known('bird', 1), known('ford', 9), known('find', 30)]),
  ).toEqual(['find', 'ford', 'fire'])
})

test('a word that goes on is tried after one that ends there', () => {
  expect(likelyWords('bater', [known('battery', 9), known('water')])).toEqual(['water', 'battery'])
})

test('a beginning with an error leads to the word that goes on', () => {
  expect(likelyWords('bater', [known('battery'), known('banana')])).toEqual(['battery'])
})

test('a word with more errors is looked for by its pieces', () => {
  expect(likelyWords('forgotten', [known('forgot', 1, 0.6), known('forest', 1, 0.2)])).toEqual(['forgot'])
})

test('what is like nothing is nothing', () => {
  expect(likelyWords('zzzzzz', [known('battery', 1, 0)])).toEqual([])
})
