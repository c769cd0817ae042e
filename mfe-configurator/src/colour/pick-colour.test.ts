import { EMPTY_BUILD } from '@nireeka/contracts/bike-build'
import { expect, test } from 'vitest'

import { type ColourGroup, painted, pickColour } from './pick-colour.ts'

const group = (type: ColourGroup['type'], ...ids: number[]): ColourGroup => ({
  type,
  colours: ids.map((id) => ({ id, name: `Colour ${id}`, swatch: null, price: 0, leadDays: 0, ralCodes: 1 })),
})
const all = [group('Custom', 8, 9), group('Pearlized', 5, 6), group('Standard', 1, 2)]

test.each<[string, ColourGroup[], number | null, number | undefined]>([
  ['the first Standard colour', all, null, 1],
  ['the first Pearlized one where there is no Standard', all.slice(0, 2), null, 5],
  ['the first Custom one where there is nothing else', all.slice(0, 1), null, 8],
  ['the chosen colour where the size has it', all, 6, 6],
  ['the first colour where the size lacks the chosen one', all, 77, 1],
  ['no colour where there is none', [], 6, undefined],
])('%s is chosen', (_rule, groups, wanted, picked) => {
  expect(pickColour(groups, wanted)?.id).toBe(picked)
})

test.each<[string, { asks: 0 | 1 | 2; of: number; ral: string[]; kept: string[] }]>([
  ['its own', { asks: 2, of: 9, ral: ['5024', '9005'], kept: ['5024', '9005'] }],
  ['more than it asks for', { asks: 1, of: 9, ral: ['5024', '9005'], kept: ['5024'] }],
  ['one where none is asked for', { asks: 0, of: 9, ral: ['9999'], kept: [] }],
  ['those of another colour', { asks: 2, of: 8, ral: ['5024'], kept: [] }],
])('of RAL codes a colour keeps no others: %s', (_what, { asks, of, ral, kept }) => {
  const colour = { id: 9, name: 'Yours', swatch: null, price: 690, leadDays: 38, ralCodes: asks }
  const build = { ...EMPTY_BUILD, sizeId: 12, colourId: of, ral }
  expect(painted(build, colour)).toEqual({ ...build, colourId: 9, ral: kept })
})
