import { expect, test } from 'vitest'

import { toHtml, toText } from '../../platform/index.ts'
import { markdownBlocks } from './markdown-blocks.ts'

const page = (path: string) => `https://bikes.example${path}`
const blocks = (markdown: string) => markdownBlocks(markdown, page)
const htmlOf = (markdown: string) =>
  toHtml({ subject: 'S', heading: 'H', reason: 'R', blocks: blocks(markdown) })

test('Markdown becomes headings, paragraphs, lists, quotes and buttons', () => {
  const text = [
    '## Colours\nThree, **all** *matte*.',
    '- red\n- [blue](/shop)',
    '1. first\n2. second',
    '> Nice,\n> she said',
    '[See the bikes](/configurator)',
  ].join('\n\n')
  expect(blocks(text)).toEqual([
    { kind: 'heading', text: 'Colours' },
    {
      kind: 'rich',
      spans: [
        { text: 'Three, ' },
        { text: 'all', isStrong: true },
        { text: ' ' },
        { text: 'matte', isEmphasis: true },
        { text: '.' },
      ],
    },
    {
      kind: 'list',
      isNumbered: false,
      items: [[{ text: 'red' }], [{ text: 'blue', href: 'https://bikes.example/shop' }]],
    },
    { kind: 'list', isNumbered: true, items: [[{ text: 'first' }], [{ text: 'second' }]] },
    { kind: 'quote', text: 'Nice,\nshe said' },
    { kind: 'button', label: 'See the bikes', href: 'https://bikes.example/configurator' },
  ])
})

test('an address in a sentence is a link without the sentence’s end', () => {
  expect(blocks('See https://bikes.example/about. Bye.')).toEqual([
    {
      kind: 'rich',
      spans: [
        { text: 'See ' },
        { text: 'https://bikes.example/about', href: 'https://bikes.example/about' },
        { text: '. Bye.' },
      ],
    },
  ])
})

test('the text form has the same words, with the addresses behind them', () => {
  const content = {
    subject: 'S',
    heading: 'H',
    reason: 'R',
    blocks: blocks('See [us](/about) now.\n\n- a\n- b'),
  }
  expect(toText(content)).toContain('See us (https://bikes.example/about) now.\n\n- a\n- b')
})

test.each([
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](data:text/html,hi)',
  '[x](//evil.example)',
  '![x](https://evil.example/track.png)',
  '**<svg onload=alert(1)>**',
  '[<iframe>](https://example.com/"onmouseover="alert(1))',
])('%s does nothing in an email', (markdown) => {
  const html = htmlOf(markdown)
  expect(html).not.toMatch(/<(?:img|svg|iframe|script)\b/i)
  expect(html).not.toMatch(/href="(?:javascript|data|\/\/)/i)
  expect(html).not.toMatch(/"onmouseover=/)
})

test('a line that is full of marks is read as words', () => {
  for (const mark of ['*', '[', '!', '# ', '> ', 'http://']) {
    expect(htmlOf(`x ${mark.repeat(20_000 / mark.length)} y`)).toContain('</html>')
  }
})
