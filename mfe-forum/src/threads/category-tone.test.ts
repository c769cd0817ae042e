import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { toneOf } from './category-tone.ts'

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9]

test('each of nine categories has a colour of its own, and a tenth has the first one again', () => {
  expect([...NINE, 10].map(toneOf)).toEqual([...NINE, 1])
})

test('each of the nine has a rule in the style sheet, and no two have the same hue', () => {
  const css = readFileSync(new URL('./category-tone.module.css', import.meta.url), 'utf8')
  const rules = [...css.matchAll(/\[data-tone='(\d)'\](?:::before)? \{\s*([^}]+?)\s*\}/g)]
  expect(rules.map(([, tone]) => Number(tone))).toEqual(NINE)
  expect(new Set(rules.map(([, , rule]) => rule)).size).toBe(NINE.length)
})

test('all categories together have none', () => {
  expect(toneOf(null)).toBeUndefined()
})
