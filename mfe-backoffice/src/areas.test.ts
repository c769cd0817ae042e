import { expect, test } from 'vitest'

import { isAt, isIn, pageAt } from './areas.ts'

const BIKES = {
  path: '/backoffice/bikes',
  pages: [
    { label: 'Bikes', path: '/backoffice/bikes' },
    { label: 'Parts', path: '/backoffice/parts' },
  ],
}

test.each([
  ['/backoffice/bikes', true],
  ['/backoffice/bikes/7/sizes/M', true],
  ['/backoffice/parts', true],
  ['/backoffice/parts/new', true],
  ['/backoffice/partsandmore', false],
  ['/backoffice/orders', false],
])('%s is in the area of bikes and parts: %s', (pathname, isThere) => {
  expect(isIn(pathname, BIKES)).toBe(isThere)
})

test('the overview is only at its own address', () => {
  expect([isAt('/backoffice', '/backoffice'), isAt('/backoffice/orders', '/backoffice')]).toEqual([
    true,
    false,
  ])
})

test('of pages below one another, the nearest is shown', () => {
  const topics = { label: 'Topics', path: '/backoffice/help' }
  const synonyms = { label: 'Synonyms', path: '/backoffice/help/synonyms' }
  const shown = ['/backoffice/help', '/backoffice/help/7', '/backoffice/help/synonyms', '/backoffice/bikes']
  expect(shown.map((path) => pageAt(path, [topics, synonyms]))).toEqual([topics, topics, synonyms, undefined])
})
