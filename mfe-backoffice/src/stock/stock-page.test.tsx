import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'
import { pageWith, stockRow } from './sample-stock.ts'

interface Sent {
  query?: Record<string, unknown>
}

const ROWS = [
  stockRow(),
  stockRow({ id: 12, title: 'City helmet, L', number: null, in_stock: 0, held: 0, available: 0 }),
  stockRow({ kind: 'part', id: 11, type: 'part', number: null, title: 'Quick charger', available: 3 }),
]

function open(path = '/backoffice/stock', replies: Record<string, unknown> = {}) {
  const { http } = fakeHttp({
    'GET /api/backoffice/stock': pageWith(ROWS),
    'GET /api/backoffice/stock/counts': { total: 40, low: 4, out: 1 },
    ...replies,
  })
  renderRoutes(routes, path, { http, session$: staff(9), notify: vi.fn<() => void>() })
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Stock' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

test('everything that is counted stands with what is in stock, held and available, and leads to its page', async () => {
  open()
  const link = await screen.findByRole('link', { name: /^City helmet, M/ })
  expect(link.getAttribute('href')).toBe('/backoffice/stock/product/11')
  expect(screen.getByRole('link', { name: 'Quick charger' }).getAttribute('href')).toBe(
    '/backoffice/stock/part/11',
  )
  expect(rows()).toEqual([
    'City helmet, MNK-HEL-MAccessory12210–',
    'City helmet, LAccessory00Out–',
    'Quick chargerConfigurator part1223 low–',
  ])
  const chips = screen.getByRole('navigation', { name: 'Stock level' })
  await within(chips).findByRole('link', { name: 'Low 4' })
  expect(document.title).toBe('Stock · Nireeka')
})

test('search, level, kind and sort go to the server, and to the export', async () => {
  const asked: unknown[] = []
  const exported: unknown[] = []
  open('/backoffice/stock?level=low&type=spare&search=pad&sort=-name&page=2', {
    'GET /api/backoffice/stock': ({ query }: Sent) => {
      asked.push(query)
      return pageWith(ROWS, 60)
    },
    'GET /api/backoffice/stock/export': ({ query }: Sent) => {
      exported.push(query)
      return refusal(503, 'Busy.')
    },
  })
  await screen.findByRole('link', { name: /^City helmet, M/ })
  const narrowed = { search: 'pad', type: 'spare', level: 'low', sort: '-name' }
  expect(asked[0]).toEqual({ ...narrowed, page: 2 })
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(exported).toEqual([narrowed]))
})
