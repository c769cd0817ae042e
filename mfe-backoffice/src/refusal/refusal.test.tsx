import type { StaffArea } from '@nireeka/contracts'
import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'

function open(path: string, areas: StaffArea[], { role = 1, lacksFactor = false } = {}) {
  const { http, calls } = fakeHttp({})
  renderRoutes(routes, path, { http, session$: staff(role, areas, lacksFactor) })
  return { calls }
}
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('a page of another area says so, leads to one’s own, and asks for nothing', async () => {
  const { calls } = open('/backoffice/orders/7', ['goods'])
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' }),
  ).toBeTruthy()
  expect(links()).toEqual(['/backoffice/products', '/backoffice/stock', '/backoffice/bikes'])
  expect(calls).toEqual([])
})

test.each([
  ['content', '/backoffice/content/announcement'],
  ['customers', '/backoffice/customers'],
] as const)('the start leads whoever works in %s to %s', async (area, path) => {
  open('/backoffice', [area])
  await waitFor(() => expect(location.pathname).toBe(path))
})

test('what is for admins is for nobody else', async () => {
  open('/backoffice/staff', ['sales', 'customers', 'goods', 'content', 'support', 'community'])
  expect(await screen.findByRole('heading', { name: 'You don’t have access to this page' })).toBeTruthy()
})

test('an agent without an area is told whom to ask', async () => {
  open('/backoffice', [])
  expect(await screen.findByText(/Please ask one for access/)).toBeTruthy()
})

test('staff who lack the second factor are led to their settings', async () => {
  const { calls } = open('/backoffice', [], { role: 9, lacksFactor: true })
  const link = await screen.findByRole('link', { name: 'To your settings' })
  expect(link.getAttribute('href')).toBe('/dashboard/settings')
  expect(calls).toEqual([])
})
