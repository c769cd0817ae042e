import { expect, test } from 'vitest'

import { excerptOf, firstPicture } from './excerpt.ts'

const ID = '0b8f2c1e-7a44-4c53-9d10-2f6a5e0c91d7'

test.each([
  ['What about **the brakes**?', 'What about the brakes?'],
  ['# Range\n\n> 80 km\n\n[Really](https://example.com)?', 'Range 80 km Really?'],
  [`![My bike](/api/forum/pictures/${ID}#800x600)\n\nLook!`, 'Look!'],
  [`${'word '.repeat(23)}ends here, and goes on`, `${'word '.repeat(23)}ends…`],
  ['x'.repeat(200), `${'x'.repeat(120)}…`],
  [`${'x'.repeat(119)}😀 and more`, `${'x'.repeat(119)}…`],
  ['', ''],
])('an excerpt is plain text, cut at a word: %j', (markdown, excerpt) => {
  expect(excerptOf(markdown)).toBe(excerpt)
})

test('the first picture of ours is shown small, and none of anybody else', () => {
  const other = '![](https://example.com/a.jpg)'
  expect(firstPicture(`${other} ![](/api/forum/pictures/${ID}#800x600)`)).toBe(
    `/api/forum/pictures/${ID}?size=small`,
  )
  expect(firstPicture(other)).toBeNull()
})
