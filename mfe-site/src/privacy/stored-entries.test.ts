import { STORED_NAMES } from '@nireeka/kit/storage'
import { expect, test } from 'vitest'

import { COMFORT_ROWS, NEEDED_ROWS } from './stored-entries.ts'

const named = [...NEEDED_ROWS, ...COMFORT_ROWS].map(([name = '']) => name.replace(/ \(.+\)$/, ''))
const NOT_IN_STORAGE = [
  'access_token',
  '__Host-Http-rt',
  '__Host-Http-device',
  '__Secure-help-voter',
  'scrollPositions',
  'contactDraft',
  'deliveryCountry',
  'forumDrafts',
  'socialFlow',
]

test('the privacy policy names every entry of the browser’s storage, and none that doesn’t exist', () => {
  expect(named.filter((name) => !NOT_IN_STORAGE.includes(name)).toSorted()).toEqual(STORED_NAMES.toSorted())
})

test('it says of each what it is for and how long it stays', () => {
  expect([...NEEDED_ROWS, ...COMFORT_ROWS].every((row) => row.length === 3 && row.every(Boolean))).toBe(true)
})
