import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { SET_STILLS } from '../sets/set-stills.ts'
import { STILLS } from '../stills.ts'
import { filesOf } from '../write-picture.mjs'
import { OUTDOOR_STILLS } from './outdoor-stills.ts'

const PICTURES = path.join(import.meta.dirname, '..')
const LOCK = path.join(PICTURES, 'outdoors.lock.json')

test('no picture has the name of another', () => {
  const names = [...STILLS, ...SET_STILLS, ...OUTDOOR_STILLS].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('every bike in a picture has its colour', () => {
  for (const { rides, colours } of OUTDOOR_STILLS) expect(colours).toHaveLength(rides.length)
})

test('every listed picture was drawn: the lock names it, and its files lie in the folder', () => {
  const drawn = JSON.parse(readFileSync(LOCK, 'utf8')) as Record<string, unknown>
  expect(Object.keys(drawn)).toEqual(OUTDOOR_STILLS.map(({ name }) => name).toSorted())
  const files = OUTDOOR_STILLS.flatMap((still) => [...filesOf(still), `${still.name}-preview.webp`])
  expect(files.filter((file) => !existsSync(path.join(PICTURES, 'drawn', file)))).toEqual([])
})

for (const { name } of OUTDOOR_STILLS)
  test(`${name}: the sun isn't burnt out: hardly a pixel is white`, async () => {
    const file = path.join(PICTURES, 'drawn', `${name}-640.webp`)
    const { data } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    let white = 0
    for (let at = 0; at < data.length; at += 3)
      if (Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > 236) white++
    expect(white / (data.length / 3)).toBeLessThan(0.0004)
  })
