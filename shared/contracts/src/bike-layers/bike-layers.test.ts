import { expect, test } from 'vitest'

import { LAYER_NAMES, LAYER_RULES } from './layer-rules.ts'
import { layersOf } from './layers-of.ts'
import { namedWith } from './named-with.ts'

const HOMIE = '/pictures/bikes/nireeka-homie-midnight-pearl-front34.webp'
const EVERYTHING = [2101, 2004, 2003, 2002, 2001]
const DRAWN = { 'nireeka-homie': LAYER_NAMES, nyx: ['kickstand', 'lights'] as const }

const onHomie = (parts: number[]) => layersOf(HOMIE, parts, DRAWN)

const filesOf = (still: string | null, parts: number[]) =>
  layersOf(still, parts, DRAWN).map(({ src }) => src.replace('/pictures/bikes/layers/', ''))

test('a bike without extras has no layers, nor for its standard parts', () => {
  expect(filesOf(HOMIE, [])).toEqual([])
  expect(filesOf(HOMIE, [101, 201, 301, 401, 801])).toEqual([])
})

test('extras are laid over in one order, whatever the order of the parts', () => {
  expect(filesOf(HOMIE, EVERYTHING)).toEqual([
    'nireeka-homie-kickstand.webp',
    'nireeka-homie-midnight-pearl-fenders.webp',
    'nireeka-homie-rack-fenders.webp',
    'nireeka-homie-basket.webp',
    'nireeka-homie-lights-rack-basket.webp',
  ])
  expect(filesOf(HOMIE, EVERYTHING.toReversed())).toEqual(filesOf(HOMIE, EVERYTHING))
})

test('an extra is drawn as what else is on the bike shapes and hides it', () => {
  expect(filesOf(HOMIE, [2101])).toEqual(['nireeka-homie-lights.webp'])
  expect(filesOf(HOMIE, [2101, 2003])).toContain('nireeka-homie-lights-basket.webp')
  expect(filesOf(HOMIE, [2002])).toEqual(['nireeka-homie-rack.webp'])
})

test('a second battery is one layer, whichever a bike is offered', () => {
  const drawn = { 'nireeka-prime': ['second-battery'] as const, nyx: ['second-battery'] as const }
  const prime = layersOf('/pictures/bikes/nireeka-prime-pine-front34.webp', [207], drawn)
  expect(prime).toEqual([
    { src: '/pictures/bikes/layers/nireeka-prime-second-battery.webp', part: 207, title: 'a second battery' },
  ])
  const nyx = layersOf('/pictures/bikes/nyx-pine-front34.webp', [208], drawn)
  expect(nyx).toMatchObject([{ src: '/pictures/bikes/layers/nyx-second-battery.webp', part: 208 }])
})

test('painted extras have the colour of the picture, the others one picture for all colours', () => {
  const pine = HOMIE.replace('midnight-pearl', 'pine')
  expect(filesOf(pine, [2001, 2004])).toEqual([
    'nireeka-homie-kickstand.webp',
    'nireeka-homie-pine-fenders.webp',
  ])
})

test('what wasn’t drawn is left out, and shapes nothing', () => {
  const few = { 'nireeka-homie': ['lights'] as const }
  expect(layersOf(HOMIE, EVERYTHING, few).map(({ src }) => src)).toEqual([
    '/pictures/bikes/layers/nireeka-homie-lights.webp',
  ])
  expect(filesOf('/pictures/bikes/nyx-pine-front34.webp', [2001, 2004])).toEqual(['nyx-kickstand.webp'])
  expect(filesOf('/pictures/bikes/nireeka-prime-pine-front34.webp', [2004])).toEqual([])
})

test('no other picture has layers', () => {
  for (const other of [
    null,
    '/pictures/bikes/nireeka-homie-chalk-rear34.webp',
    '/pictures/bikes/nireeka-homie-laden.webp',
    '/pictures/accessories/bell-main.webp',
    '/api/product-pictures/0123456789abcdef0123456789abcdef.webp',
  ])
    expect(filesOf(other, EVERYTHING)).toEqual([])
})

test('a layer comes after those that it is drawn beside', () => {
  const names = LAYER_RULES.map(({ name }) => name)
  expect(names).toEqual([...LAYER_NAMES])
  for (const { name, beside } of LAYER_RULES)
    for (const other of beside) expect(names.indexOf(other)).toBeLessThan(names.indexOf(name))
})

test('the extras in the picture are named with the bike', () => {
  expect(namedWith('Nireeka Homie', [])).toBe('Nireeka Homie')
  expect(namedWith('Nireeka Homie', onHomie([2001]))).toBe('Nireeka Homie with fenders')
  expect(namedWith('Nireeka Homie', onHomie([2001, 2002]))).toBe('Nireeka Homie with fenders and a rear rack')
  expect(namedWith('Nireeka Homie', onHomie([2001, 2002, 2101]))).toBe(
    'Nireeka Homie with fenders, a rear rack and lights',
  )
})
