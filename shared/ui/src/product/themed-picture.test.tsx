import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

import { loadPictureAhead } from './load-picture-ahead.ts'
import { darkFiles } from './picture-sources.ts'
import { Picture } from './picture.tsx'

const PICTURES = join(import.meta.dirname, '../../../bike3d/pictures')
const LOCKS = ['stills.lock.json', 'sets.lock.json', 'outdoors.lock.json']
const DRAWN = LOCKS.flatMap((lock) =>
  Object.entries(
    JSON.parse(readFileSync(join(PICTURES, lock), 'utf8')) as Record<string, { format: string }>,
  ),
).flatMap(([name, { format }]) => (format === 'social' ? [] : [name]))

afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.theme
})

const sourcesOf = (name: string) => [
  ...screen.getByRole('img', { name }).parentElement!.querySelectorAll('source'),
]

const hero = () => <Picture src="/pictures/hero.webp" alt="Prime" isPriority />

test('a picture has a dark one exactly where one was drawn', () => {
  const light = DRAWN.filter((name) => !name.endsWith('-dark'))
  const wrong = light.filter((name) => {
    const dark = darkFiles(`/pictures/${name}.webp`)
    if (!dark) return DRAWN.includes(`${name}-dark`)
    const files = dark.split(', ').map((choice) => choice.split(' ')[0]!.replace('/pictures/', 'drawn/'))
    return !files.every((file) => existsSync(join(PICTURES, file)))
  })
  expect(wrong).toEqual([])
  expect(DRAWN).toContain('hero-dark')
})

test('the server offers the dark picture first, to systems in the dark theme alone', () => {
  const html = renderToString(hero())
  expect(html).toMatch(
    /<picture[^>]*><source data-dark="" type="image\/avif" media="\(prefers-color-scheme: dark\)"/,
  )
  expect(html).toContain('/pictures/hero-dark-640.avif 640w')
  // A hint in the head couldn't know the chosen theme.
  expect(html).not.toContain('<link')
})

test.each([
  ['dark', 'all'],
  ['light', 'not all'],
])('the chosen theme decides: %s', (theme, media) => {
  document.documentElement.dataset.theme = theme
  render(hero())
  expect(sourcesOf('Prime').map((source) => source.media)).toEqual([media, ''])
})

test('without a dark picture both themes show the light one', () => {
  render(<Picture src="/pictures/outdoors/ridge.webp" alt="Ridge" isPriority />)
  expect(sourcesOf('Ridge').map((source) => [source.media, source.dataset.dark])).toEqual([['', undefined]])
})

test('a wide window in the dark theme loads the dark picture at once where it loads the light one at once', () => {
  render(<Picture src="/pictures/accessories/bell-main.webp" alt="Bell" isEagerWhenWide />)
  expect(sourcesOf('Bell').map((source) => source.srcset !== '')).toEqual([true, true])
})

test.each([
  ['dark', 'bell-main-dark'],
  ['light', 'bell-main'],
])('a picture that is asked for before its page is opened is that of the chosen theme: %s', (theme, file) => {
  document.documentElement.dataset.theme = theme
  const asked: { srcset?: string; sizes?: string }[] = []
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === 'all' }))
  vi.stubGlobal('Image', function Asked(this: object) {
    asked.push(this)
  })
  loadPictureAhead('/pictures/accessories/bell-main.webp', '20rem')
  loadPictureAhead('/drawings/lock.svg', '20rem')
  expect(asked).toHaveLength(1)
  expect(asked[0]?.srcset).toMatch(new RegExp(`^/pictures/accessories/${file}-640.avif 640w`))
  expect(asked[0]?.sizes).toBe('20rem')
})
