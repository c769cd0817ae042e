import { expect, test } from 'vitest'

import { type RuleRow, rulesFor } from './rules-for.ts'

const rule = (input: Partial<RuleRow>): RuleRow => ({
  id: 'R',
  kind: 'requires',
  when_parts: [1],
  then_parts: [2, 3],
  sizes: [],
  speed_limit_kmh: null,
  repair_parts: [2, 3],
  text: 'Because.',
  ...input,
})
const bike = (...partIds: number[]) => ({ partIds: new Set(partIds), sizes: [{ id: 11, name: 'S' }] })

test('a rule about a part that the bike is not offered with is left out', () => {
  expect(rulesFor([rule({})], bike(2, 3))).toEqual([])
})

test('a requirement names only parts of this bike', () => {
  expect(rulesFor([rule({})], bike(1, 2))).toMatchObject([{ then_parts: [2], repair_parts: [2] }])
})

test('an exclusion of parts that are not offered is left out', () => {
  expect(rulesFor([rule({ kind: 'excludes' })], bike(1))).toEqual([])
})

test('sizes are named by the ids that they have on this bike', () => {
  const found = rulesFor([rule({ kind: 'excludes_size', then_parts: [], sizes: ['S', 'M'] })], bike(1))
  expect(found).toMatchObject([{ size_ids: [11] }])
  expect(rulesFor([rule({ kind: 'excludes_size', sizes: ['XL'] })], bike(1))).toEqual([])
})
