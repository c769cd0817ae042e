import { expect, test } from 'vitest'

import { plainText } from './plain-text.ts'

test.each([
  ['Open [Orders](/dashboard/orders) or [ask us](/contact).', 'Open Orders or ask us.'],
  ['Nothing [to see] here (really).', 'Nothing [to see] here (really).'],
])('“%s” reads “%s” without its links', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})
