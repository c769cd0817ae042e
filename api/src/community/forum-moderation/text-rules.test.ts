import { expect, test } from 'vitest'

import { countLinks, refusalOfForm } from './text-rules.ts'

test.each([
  ['a megabyte', 'a'.repeat(1_000_000), /20,000/],
  ['stacked accents', `Z${'\u0335'.repeat(30)}algo`, /accents/],
  ['an override of the direction', 'photo\u202Egnp.exe', /direction/],
  ['100,000 nested quotes', '>'.repeat(10_000), /nest/],
  ['nested lists', `${'- '.repeat(20)}deep`, /nest/],
  ['nested brackets', `${'['.repeat(10_000)}x`, /nest/],
])('%s is refused', (_title, text, sentence) => {
  expect(refusalOfForm(text)).toMatch(sentence)
})

test.each([
  'سلام **به همه**، چقدر باتری؟',
  'ที่นี่ ไม่มีน้ำ, और हिन्दी भी',
  '> > > quoted\n\n1. one\n   - two\n     - three',
  `It’s fixed. ${'Long. '.repeat(3000)}`,
  '`a[b[c[0]]]` and ((nested))',
])('%.30s is fine', (text) => {
  expect(refusalOfForm(text)).toBeNull()
})

test.each([
  ['See [post 3](/forum/post/3) and ![bike](/api/forum/pictures/1)', 0],
  ['See https://a.example and http://b.example', 2],
  ['[a](https://a.example), <HTTPS://b.example>, www.c.example', 3],
  ['[a](//a.example) and [b]', 1],
  ['[b]: //b.example', 1],
  ['Mine runs at 36/48 V, see readme.com', 0],
])('%s has %i links', (text, count) => {
  expect(countLinks(text)).toBe(count)
})
