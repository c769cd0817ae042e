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

test('the dashboard says whose it is and what was spent month by month', async () => {
  const placed_at = new Date().toISOString()
  open(
    samplePage([
      { ...sampleSummary(2, 'shipped'), placed_at },
      { ...sampleSummary(1, 'expired'), placed_at },
    ]),
  )
  expect(screen.getByText('Anna Berg')).toBeTruthy()
  expect(screen.getByText('anna@example.com')).toBeTruthy()

  expect(
    await screen.findByText(/^\$1,238\.95 in the last twelve months, most in \w+ \d{4} with/),
  ).toBeTruthy()
  const spent = within(screen.getByRole('region', { name: 'What you spent' }))
  expect(spent.getAllByRole('row').at(-1)?.textContent).toMatch(/\$1,238\.95$/)
  const figures = within(screen.getByRole('list', { name: 'Your account in figures' })).getAllByRole(
    'listitem',
  )
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    'Under way1order',
    'Ordered2orders',
    'Spent$1,238.95in twelve months',
  ])
})

test('orders of twelve months are read page by page, and no page more', async () => {
  const asked: string[] = []
  const now = new Date().toISOString()
  open(({ query: { page } }: { query: { page: string } }) => {
    asked.push(page)
    const placed_at = page === '3' ? '2020-01-01T12:00:00Z' : now
    return samplePage([{ ...sampleSummary(Number(page)), placed_at }], 100)
  })
  expect((await screen.findAllByText('$2,477.90')).length).toBeGreaterThan(0)
  expect(asked).toEqual(['1', '2', '3'])
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
