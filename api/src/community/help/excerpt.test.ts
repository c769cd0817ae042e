import { expect, test } from 'vitest'

import { excerptOf } from './excerpt.ts'

test('an excerpt holds words and no Markdown', () => {
  expect(excerptOf('## Title\n\nSwitch [it](/x) **off**.\n\n1. One\n- two\n\n| a | b |')).toBe(
    'Switch it off. One two',
  )
})

test('a long text is cut between two words', () => {
  const excerpt = excerptOf('charging '.repeat(40))
  expect(excerpt).toMatch(/^(charging )+charging…$/)
  expect(excerpt.length).toBeLessThanOrEqual(161)
})

test('an excerpt is the sentence with a searched word, in whatever form', () => {
  const text = `${'Clean it and oil the chain. '.repeat(6)}Belts need nothing. ${'Charge it. '.repeat(20)}`
  const excerpt = excerptOf(text, ['belt'])
  expect(excerpt).toMatch(/^… Belts need nothing\. Charge it\./)
  expect(excerpt.length).toBeLessThanOrEqual(163)
})

test('a word within a long sentence has some words before it', () => {
  const excerpt = excerptOf(`${'on '.repeat(100)}belt ${'off '.repeat(100)}`, ['belts'])
  expect(excerpt).toMatch(/^… (on )+belt (off )+/)
})

test('a word in the first lines leaves the beginning', () => {
  expect(excerptOf(`A belt squeaks. ${'Wash it. '.repeat(40)}`, ['belt'])).toMatch(
    /^A belt squeaks\. Wash it\./,
  )
})

test('a word that only a table has is shown with its row', () => {
  const text = 'This is the plan.\n\n| What | When |\n|---|---|\n| **Belt** | every 3,000 km |'
  expect(excerptOf(text, ['belt'])).toBe('Belt, every 3,000 km')
})

test('a word that the text hasn’t got leaves the beginning', () => {
  expect(excerptOf('This is the plan.', ['belt'])).toBe('This is the plan.')
})
