import { expect, test } from 'vitest'

import { blocksOf } from './blocks.ts'

const text = (words: string, sectionsBefore = 0) => ({ text: words, sectionsBefore })

test('a numbered list is steps, between the texts around it', () => {
  expect(blocksOf('Before.\n\n1. One\n2. Two\n   goes on\n3. Three\n\nAfter.')).toEqual([
    text('Before.'),
    { steps: ['One', 'Two\ngoes on', 'Three'] },
    text('After.'),
  ])
})

test('blank lines between steps end no list', () => {
  expect(blocksOf('1. One\n\n2. Two\n\n   More.\n\n3. Three')).toEqual([
    { steps: ['One', 'Two\n\nMore.', 'Three'] },
  ])
})

test.each(['1. One\n2. Two', '- One\n- Two\n- Three', '```\n1. a\n2. b\n3. c\n```', '2019. A year'])(
  '%j stays a text',
  (markdown) => {
    expect(blocksOf(markdown)).toEqual([text(markdown)])
  },
)

test('a text knows how many sections come before it', () => {
  expect(blocksOf('## A\n\n## B\n\n1. One\n2. Two\n3. Three\n\n## C')).toEqual([
    text('## A\n\n## B'),
    { steps: ['One', 'Two', 'Three'] },
    text('## C', 2),
  ])
})
