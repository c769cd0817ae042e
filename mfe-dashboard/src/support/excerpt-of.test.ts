import { expect, test } from 'vitest'

import { excerptOf } from './excerpt-of.ts'

const sentence = 'Each bolt takes 8 Nm, and any of our dealers does it while you wait, at our cost.'

test('a short message stands there whole', () => {
  expect(excerptOf(sentence)).toBe(sentence)
})

test('a long one ends after a word, without its punctuation, in one ellipsis', () => {
  expect(excerptOf(`${sentence} Would you rather do it yourself or go there?`)).toBe(
    `${sentence} Would you rather do it…`,
  )
  expect(excerptOf(`${sentence} ${'Really. '.repeat(9)}`)).toBe(`${sentence} Really. Really. Really…`)
})

test('a message without spaces is cut at its length', () => {
  expect(excerptOf('a'.repeat(200))).toBe(`${'a'.repeat(110)}…`)
})
