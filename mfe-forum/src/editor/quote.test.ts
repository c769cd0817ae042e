import { expect, test } from 'vitest'

import { quoteOf } from './quote.ts'

const ID = '0b8f2c1e-7a44-4c53-9d10-2f6a5e0c91d7'

test('a quote keeps the words of pictures that members have sent, and pictures of the shop', () => {
  const text = `Look:\n\n![My bike](/api/forum/pictures/${ID}#9x6)\n\n![](/api/forum/pictures/${ID})\n![A Nyx](/pictures/nyx.webp)`
  expect(quoteOf('ada', text, 5).split('\n')).toEqual([
    '> [ada](/forum/post/5) wrote:',
    '>',
    '> Look:',
    '>',
    '> My bike',
    '>',
    '> Picture',
    '> ![A Nyx](/pictures/nyx.webp)',
  ])
})
