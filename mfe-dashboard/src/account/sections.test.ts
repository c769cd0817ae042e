import { expect, test } from 'vitest'

import { sectionOf } from './sections.ts'

test('a page belongs to the section that its path begins with', () => {
  expect(sectionOf('/dashboard').label).toBe('Dashboard')
  expect(sectionOf('/dashboard/orders').label).toBe('Orders')
  expect(sectionOf('/dashboard/orders/4/return').label).toBe('Orders')
  expect(sectionOf('/dashboard/ordersx').label).toBe('Dashboard')
})
