import { expect, test } from 'vitest'

import { excerptOf } from './excerpt.ts'

test('an excerpt holds words and no Markdown', () => {
  expect(excerptOf('## Title\n\nSwitch it **off**.\n\n1. One\n- two\n\n| a | b |')).toBe(
    'Switch it off. One two',
  )
})

test('a long text is cut between two words', () => {
  const excerpt = excerptOf('charging '.repeat(40))
  expect(excerpt).toMatch(/^(charging )+charging…$/)
  expect(excerpt.length).toBeLessThanOrEqual(161)
})
