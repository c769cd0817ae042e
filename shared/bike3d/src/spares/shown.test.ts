import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { SPARES } from './index.ts'
import { FAMILIES } from './kind.ts'

interface Seed {
  families: { code: string }[]
  spares: { number: string; family: string; image: string | null }[]
}

const ROOT = resolve(import.meta.dirname, '../../../..')
const DRAWN = resolve(ROOT, 'shared/bike3d/pictures/drawn')
const seed = JSON.parse(readFileSync(resolve(ROOT, 'api/seed/spares.json'), 'utf8')) as Seed
const FOLDER = '/pictures/spares/'
/** The spare parts that are shown by a picture of this folder, and the name of the picture. */
const shown = seed.spares.flatMap(({ number, family, image }) =>
  image?.startsWith(FOLDER) ? [{ number, family, name: image.slice(FOLDER.length, -'.webp'.length) }] : [],
)

test('the families are those of the list', () => {
  expect(seed.families.map(({ code }) => code).toSorted()).toEqual([...FAMILIES].toSorted())
})

test('every family has at least three kinds', () => {
  const few = FAMILIES.filter((family) => SPARES.filter((kind) => kind.families.includes(family)).length < 3)
  expect(few).toEqual([])
})

test('every picture that the list names shows a kind of the spare part’s own family', () => {
  const strangers = shown.filter(({ family, name }) => {
    const kind = SPARES.find((one) => one.name === name)
    return !kind?.families.some((own) => own === family)
  })
  expect(strangers).toEqual([])
})

const isDrawn = (image: string) =>
  existsSync(resolve(DRAWN, image.replace('/pictures/', '').replace('.webp', '-640.webp')))

test('every picture that the list names is drawn', () => {
  expect(seed.spares.filter(({ image }) => image && !isDrawn(image))).toEqual([])
})

test('every kind that is drawn shows some spare part', () => {
  const names = new Set(shown.map(({ name }) => name))
  const drawn = SPARES.map(({ name }) => name).filter((name) => isDrawn(`${FOLDER}${name}.webp`))
  expect(drawn.filter((name) => !names.has(name))).toEqual([])
})

test('no two kinds share a name', () => {
  expect(new Set(SPARES.map(({ name }) => name)).size).toBe(SPARES.length)
})
