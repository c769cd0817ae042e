import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { Stories } from './story.ts'

const here = import.meta.dirname
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
)
const texts = files.map((file) => readFileSync(path.join(here, file), 'utf8')).join('\n')

/** The entries of the package: the scripts in the `exports` of its package.json. */
const { exports } = JSON.parse(readFileSync(path.join(here, '../package.json'), 'utf8')) as {
  exports: Record<string, string>
}
const entries = Object.values(exports).filter((file) => /\.tsx?$/.test(file))

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z][a-z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value))

for (const entry of entries) {
  const given = Object.entries((await import(path.join(here, '..', entry))) as Record<string, unknown>)
  test.each(given.filter(isComponent).map(([name]) => name))('%s has a story', (name) => {
    expect(texts).toMatch(new RegExp(`<${name}\\b`))
  })
}

test.each(files)('%s shows states that the server can render, too, with no style attribute', async (file) => {
  const { stories } = (await import(path.join(here, file))) as { stories: Stories }
  expect(Object.keys(stories)).not.toEqual([])
  for (const Story of Object.values(stories)) {
    expect(renderToString(<Story />)).not.toContain('style=')
  }
})
