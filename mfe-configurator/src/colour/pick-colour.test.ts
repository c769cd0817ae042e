import { expect, test } from 'vitest'

import { type ColourGroup, pickColour } from './pick-colour.ts'

const group = (type: ColourGroup['type'], ...ids: number[]): ColourGroup => ({
  type,
  colours: ids.map((id) => ({ id, name: `Colour ${id}`, swatch: null, price: 0, leadDays: 0, ralCodes: 1 })),
})
const all = [group('Custom', 8, 9), group('Pearlized', 5, 6), group('Standard', 1, 2)]

test.each<[string, ColourGroup[], number | null, number | undefined]>([
  ['the first Standard colour', all, null, 1],
  ['the first Pearlized one where there is no Standard', all.slice(0, 2), null, 5],
  ['the first Custom one where there is nothing else', all.slice(0, 1), null, 8],
  ['the wished colour where the size has it', all, 6, 6],
  ['the first colour where the size lacks the wished one', all, 77, 1],
  ['no colour where there is none', [], 6, undefined],
])('%s is chosen', (_rule, groups, wished, chosen) => {
  expect(pickColour(groups, wished)?.id).toBe(chosen)
})
