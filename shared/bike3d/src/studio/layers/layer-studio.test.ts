import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const STUDIO = join(import.meta.dirname, '..')

const dimmedIn = (file: string) =>
  /^const DIMMED = ([\d.]+)$/m.exec(readFileSync(join(STUDIO, file), 'utf8'))?.[1]

test('layers of the dark theme are lit as the stills of the dark studio', () => {
  expect(dimmedIn('dark/dark-studio.ts')).toBeTruthy()
  expect(dimmedIn('layers/layer-studio.ts')).toBe(dimmedIn('dark/dark-studio.ts'))
})
