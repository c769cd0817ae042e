import { expect, test } from 'vitest'

import { fillPath } from './fill-path.ts'

test('every parameter is written into its place, percent-encoded', () => {
  const path = fillPath('/api/tickets/:id/files/:file_id', { id: 7, file_id: 'a/b?c:d' })
  expect(path).toBe('/api/tickets/7/files/a%2Fb%3Fc%3Ad')
})

test('a value that looks like a parameter stays as it is', () => {
  expect(fillPath('/api/a/:x/:y', { x: ':y', y: 2 })).toBe('/api/a/%3Ay/2')
})

test('a whole path without parameters stays as it is', () => {
  expect(fillPath('/api/tickets/7')).toBe('/api/tickets/7')
})
