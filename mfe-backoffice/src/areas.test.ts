import { expect, test } from 'vitest'

import { isAt, isIn } from './areas.tsx'

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
