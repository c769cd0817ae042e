import type { Session, Stream, User } from '@nireeka/contracts'
import { fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { Dashboard } from '../dashboard.tsx'
import { samplePage, sampleSummary } from '../sample-orders.ts'

const anna: User = {
  id: 1,
  name: 'Anna',
  last_name: 'Berg',
  email: 'anna@example.com',
  avatar: null,
  user_name: 'anna',
  unit: 0,
  is_admin: 0,
}
const session$: Stream<Session> = {
  value: { status: 'member', user: anna },
  subscribe: () => ({ unsubscribe: () => undefined }),
}

const open = (reply: unknown, path = '/dashboard') =>
  renderPage(<Dashboard />, path, { http: fakeHttp({ 'GET /api/orders': reply }).http, session$ })

test('the dashboard greets its member and shows the three latest orders', async () => {
  open(samplePage([5, 4, 3, 2].map((id) => sampleSummary(id))))

  expect(await screen.findByRole('link', { name: 'Order NK-1005' })).toBeTruthy()
  expect(screen.getByText('Good to see you, Anna.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Order NK-1002' })).toBeNull()
  expect(screen.getByRole('link', { name: 'All 4 orders' }).getAttribute('href')).toBe('/dashboard/orders')
  expect(document.title).toBe('Dashboard · Nireeka')
})

test('the side navigation says where one is', async () => {
  open(samplePage([]), '/dashboard/orders')
  const pages = within(screen.getByRole('navigation', { name: 'Your account' }))
  expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Orders',
    'Profile',
  ])
  expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('Orders')
  await screen.findByRole('link', { name: 'Build a bike' })
})

test('a new member is led to the bikes and the accessories', async () => {
  open(samplePage([]))
  expect(await screen.findByRole('link', { name: 'Build a bike' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Accessories' })).toBeTruthy()
})

test('a dashboard whose orders could not be loaded says why', async () => {
  open(refusal(503, 'Busy.'))
  expect(await screen.findByText('Busy.')).toBeTruthy()
})

test('an address that is not in the dashboard leads back to it', () => {
  open(samplePage([]), '/dashboard/nothing')
  expect(screen.getByRole('link', { name: 'Your dashboard' }).getAttribute('href')).toBe('/dashboard')
})
