import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { readPreviews, withPreviews } from './previews.ts'

const PREVIEWS = new Map([['/pictures/hero-preview.webp', 'data:image/webp;base64,AAAA']])

test('previews are read from all folders of pictures, and nothing else is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nireeka-previews-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'bikes'))
  for (const file of ['hero.webp', 'hero-preview.webp', 'bikes/nyx-preview.webp'])
    writeFileSync(join(folder, file), 'abc')
  expect([...readPreviews(folder)].toSorted()).toEqual([
    ['/pictures/bikes/nyx-preview.webp', 'data:image/webp;base64,YWJj'],
    ['/pictures/hero-preview.webp', 'data:image/webp;base64,YWJj'],
  ])
})

test('a known preview stands in the HTML itself, an unknown one keeps its address', () => {
  const html = '<img src="/pictures/hero-preview.webp"><img src="/pictures/new-preview.webp">'
  expect(withPreviews(html, PREVIEWS)).toBe(
    '<img src="data:image/webp;base64,AAAA"><img src="/pictures/new-preview.webp">',
  )
})

test('words that look like an address stay words', () => {
  const html = '<p>&quot;/pictures/hero-preview.webp&quot; and href="/pictures/hero-preview.webp"</p>'
  expect(withPreviews(html, PREVIEWS)).toBe(html)
})
