import { expect, test } from 'vitest'

import { withEnding } from './file-name.ts'

test.each([
  ['crack.png', 'image/png', 'crack.png'],
  ['IMG_1.JPEG', 'image/jpeg', 'IMG_1.JPEG'],
  ['invoice.html', 'application/pdf', 'invoice.pdf'],
  ['invoice.pdf.exe', 'application/pdf', 'invoice.pdf'],
  ['photo', 'image/webp', 'photo.webp'],
  ['Mr. Smith and his very long story', 'image/png', 'Mr. Smith and his very long story.png'],
  ['.png', 'image/png', 'file.png'],
  ['.html', 'video/mp4', 'file.mp4'],
  ['…'.repeat(120), 'image/png', `${'…'.repeat(116)}.png`],
] as const)('%s of kind %s is called %s', (name, kind, called) => {
  expect(withEnding(name, kind)).toBe(called)
})
