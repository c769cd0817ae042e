import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'
import { FIGURES, SALES, SPEED } from './sample-figures.ts'

const REST = {
  'GET /api/backoffice/overview': { latest_orders: [], low_stock: [], live_remotes: [], newest_members: [] },
  'GET /api/backoffice/waiting': refusal(503, 'Busy with tasks.'),
}

// The first test doesn't wait for the pages and their charts to be read from the disk.
beforeAll(async () => {
  await import('./pages.ts')
})

interface Asked {
  query?: Record<string, unknown>
}

const DAYS = 'from=2026-10-31&to=2026-11-01'

function open(replies: Partial<typeof FIGURES> = {}, path = `/backoffice?${DAYS}`) {
  const { http } = fakeHttp({ ...REST, ...FIGURES, ...replies })
  return renderRoutes(routes, path, { http, session$: staff(9) })
}

async function figuresOf(name: string) {
  // The placeholders are another list of the same name.
  await waitFor(() => within(screen.getByRole('list', { name })).getAllByRole('link'))
  const list = within(screen.getByRole('list', { name }))
  return list
    .getAllByRole('listitem')
    .map((item) => [item.textContent, within(item).getByRole('link').getAttribute('href')])
}

test('each figure stands beside the one before, and leads to its list with the same days', async () => {
  open()
  const orders = `/backoffice/orders?${DAYS}`
  expect(await figuresOf('Sales')).toEqual([
    ['Net sales$4,640.50$359.50 less than before ($5,000)', orders],
    ['Refunded$59.50$59.50 more than before ($0)', '/backoffice/orders?payment=refunded'],
    ['Paid orders4Same as before (4)', orders],
    ['Average order$1,175$75 less than before ($1,250)', `${orders}&sort=-total`],
  ])
  expect(await figuresOf('From cart to order')).toEqual([
    ['Members with a cart84 more than before (4)', '/backoffice/customers'],
    ['Members who ordered42 more than before (2)', orders],
    ['Members who paid32 more than before (1)', `${orders}&payment=paid`],
    ['Conversion37.5%12.5% higher than before (25.0%)', orders],
  ])
  expect(await figuresOf('Support')).toEqual([
    ['Tickets opened123 more than before (9)', `/backoffice/tickets?${DAYS}&order=newest`],
    [
      'Median first answer3.5 h30 min faster than before (4 h), of 10 answered',
      '/backoffice/tickets/figures',
    ],
    ['Open now7Not solved or closed', '/backoffice/tickets'],
    [
      'Waiting for us now4Customers who wait for an answer',
      '/backoffice/tickets?view=waiting_us&order=waiting',
    ],
  ])
  expect(await figuresOf('Emails, jobs and searches')).toEqual([
    ['Failed emails2No earlier figure; kept for 30 days', `/backoffice/failed-emails?${DAYS}`],
    ['Jobs that failed1Now: their last run failed', '/backoffice/jobs?state=failed'],
    ['Jobs that are late0Now: they didn’t run when due', '/backoffice/jobs?state=late'],
    ['Searches without a result40Same as before (40)', '/backoffice/help/misses?sort=-last'],
  ])
  expect(await figuresOf('Newsletter')).toEqual([
    ['Newsletter bounces1No earlier figure', '/backoffice/newsletters/bounces'],
  ])
})

test('orders by status lead to those of the period, and pages to their speed', async () => {
  open()
  expect(await screen.findByText('3,000 placed in this period. 1,000 more than before (2,000).')).toBeTruthy()
  const held = screen.getByRole('link', { name: 'Payment held', hidden: true })
  expect(held.getAttribute('href')).toBe(`/backoffice/orders?status=held&${DAYS}`)
  const speed = within(screen.getByRole('table', { name: 'Page speed' }))
  const home = await speed.findByRole('row', { name: /^Home page/ })
  expect(home.textContent).toBe('Home page2.4 s Good––')
  expect(speed.getByRole('link', { name: 'Shop' }).getAttribute('href')).toBe(
    `/backoffice/page-speed?${DAYS}`,
  )
})

test('the period is in the address: by a link, or by days of one’s own', async () => {
  const asked: unknown[] = []
  const sales = ({ query }: Asked) => {
    asked.push(query)
    return SALES
  }
  open({ 'GET /api/backoffice/figures/sales': sales })
  await figuresOf('Sales')
  expect(
    screen.getByText(/^October 31, 2026 to November 1, 2026, beside October 29, 2026 to October 30, 2026/),
  ).toBeTruthy()
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-02' } })
  expect(screen.getByText('Please choose 1 to 366 days.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } })
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked).toEqual([
    { from: '2026-10-31', to: '2026-11-01' },
    { from: '2026-11-01', to: '2026-11-01' },
  ])
  expect(screen.getByRole('link', { name: '90 days' }).getAttribute('href')).toBe('/backoffice?period=90')
})

test('a panel that fails is tried again alone', async () => {
  let tries = 0
  open({
    'GET /api/backoffice/figures/tickets': () =>
      tries++ === 0 ? refusal(503, 'Busy.') : FIGURES['GET /api/backoffice/figures/tickets'],
  })
  expect(await screen.findByText('Busy.')).toBeTruthy()
  expect(await figuresOf('Sales')).toHaveLength(4)
  const failed = screen.getByText('The tickets can’t be counted right now').parentElement as HTMLElement
  await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }))
  expect(await figuresOf('Support')).toHaveLength(4)
})

test('a shop without anything before says so', async () => {
  const none = { paid: 0, refunded: 0, net: 0, orders: 0, average: null }
  open({ 'GET /api/backoffice/figures/sales': { sales: { now: none, before: null }, days: [] } })
  const figures = await figuresOf('Sales')
  expect(figures.map(([text]) => text)).toEqual([
    'Net sales$0No earlier figure',
    'Refunded$0No earlier figure',
    'Paid orders0No earlier figure',
    'Average order–No earlier figure',
  ])
})

test('the page of speeds has every measure beside the one before', async () => {
  open({ 'GET /api/backoffice/figures/speed': SPEED }, `/backoffice/page-speed?${DAYS}`)
  const table = within(await screen.findByRole('table', { name: 'By kind of page' }))
  await table.findByText('Home page')
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Home pageMain content (LCP)2.4 s Goodover 10.0 s Poor400',
    'ShopShifts (CLS)0.20 Needs workNo earlier figure9',
  ])
})
