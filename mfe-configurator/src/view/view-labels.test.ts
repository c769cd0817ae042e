import { expect, test } from 'vitest'

import { buildOf, sampleBuilder } from '../bike-build/sample-builder.ts'
import { lackOfStill, nameOf } from './view-labels.ts'

const pine = { id: 3, name: 'Pine', swatch: '#2F4A3C', price: 0, leadDays: 0, ralCodes: 0 as const }
const named = {
  id: 9,
  name: 'Two-tone, your RAL codes',
  swatch: null,
  price: 690,
  leadDays: 38,
  ralCodes: 2 as const,
}
const { bike } = sampleBuilder()
const [, medium] = bike.sizes
const shown = (colour: typeof pine | typeof named | null, ral: string[] = [], parts: number[] = []) => ({
  bike,
  build: buildOf(parts, { ral }),
  size: medium ?? null,
  colour,
})

const owning = (...owned: number[]) => ({ ...shown(pine), bike: { ...bike, owned } })

test('the picture is called by bike, colour and size', () => {
  expect(nameOf(shown(pine))).toBe('Nireeka Prime in Pine, size M')
  expect(nameOf({ ...shown(null), size: null })).toBe('Nireeka Prime')
})

test('a colour that the rider names is called by its codes, as far as they are known', () => {
  expect(nameOf(shown(named, ['5010', '9001']))).toBe('Nireeka Prime in RAL 5010 and RAL 9001, size M')
  expect(nameOf(shown(named))).toBe('Nireeka Prime in Two-tone, your RAL codes, size M')
})

test('the extras that are laid over the still aren’t missing', () => {
  const drawn = { 'nireeka-prime': ['fenders', 'rack'] as const }
  expect(lackOfStill(owning(2001), drawn)).toBeUndefined()
  expect(lackOfStill(owning(2001, 503), drawn)).toBe('The picture doesn’t show all of its parts.')
  expect(lackOfStill(owning(2001), {})).toBe('The picture shows the standard bike.')
})

test('what the still doesn’t show is said, and only that', () => {
  expect(lackOfStill(shown(pine))).toBeUndefined()
  expect(lackOfStill(shown(pine, [], [303])), 'a charger is nowhere to be seen').toBeUndefined()
  expect(lackOfStill(shown(named, ['5010']))).toBe('The picture shows a sample of this colour.')
  expect(lackOfStill({ ...shown(pine), bike: { ...bike, owned: [503] } })).toBe(
    'The picture shows the standard bike.',
  )
})
