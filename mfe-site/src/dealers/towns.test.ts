import { expect, test } from 'vitest'

import { findTowns, labelOf, TOWN_LIST } from './towns.ts'

const found = (typed: string) => findTowns(typed).map(labelOf)

test('about two hundred large towns are known, each once and on this globe', () => {
  expect(TOWN_LIST.length).toBeGreaterThan(150)
  expect(new Set(TOWN_LIST.map(labelOf)).size).toBe(TOWN_LIST.length)
  for (const { name, latitude, longitude } of TOWN_LIST) {
    expect([name, Math.abs(latitude) < 66, Math.abs(longitude) <= 180]).toEqual([name, true, true])
  }
})

test.each([
  ['ber', 'Berlin, Germany'],
  ['malmo', 'Malmö, Sweden'],
  ['SAO PAULO', 'São Paulo, Brazil'],
  ['wroclaw', 'Wrocław, Poland'],
  ['Paris, France', 'Paris, France'],
  ['austral', 'Sydney, Australia'],
  ['York', 'New York, United States'],
])('%s finds %s first', (typed, label) => {
  expect(found(typed)[0]).toBe(label)
})

test('nothing typed and nothing known find nothing', () => {
  expect([found(''), found('  '), found('Atlantis')]).toEqual([[], [], []])
})
