import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'
import { adminProduct, productPage, productRow, variant } from './sample-products.ts'

interface Sent {
  query?: Record<string, unknown>
  body?: unknown
}

const ROWS = [
  productRow(1, { price_to: 19, variants: [variant(), variant({ id: 72 })] }),
  productRow(2, { kind: 'spare', category: 'BRK', is_published: false, stock: 0 }),
]
const BRAKES = { code: 'BRK', title: 'Brakes', description: '', image: null, count: 1 }

function open(path = '/backoffice/products', replies: Record<string, unknown> = {}) {
  const { http } = fakeHttp({
    'GET /api/backoffice/products': productPage(ROWS),
    'GET /api/backoffice/products/counts': { published: 1, unpublished: 1 },
    'GET /api/spares': { families: [BRAKES] },
    ...replies,
  })
  renderRoutes(routes, path, { http, session$: staff(9) })
}

test('a product stands with its status, category, variants, stock and prices, and leads to its page', async () => {
  open()
  const link = await screen.findByRole('link', { name: /^Bell 1/ })
  expect(link.getAttribute('href')).toBe('/backoffice/products/1')
  await screen.findByRole('cell', { name: 'Brakes' })
  const rows = within(screen.getByRole('table', { name: 'Products' }))
    .getAllByRole('row')
    .slice(1)
  expect(rows[0]?.textContent).toMatch(/Bell 1NK-A-1PublishedCockpit210\$12–\$19/)
  expect(rows[1]?.textContent).toMatch(/UnpublishedBrakes–None\$12/)
  const chips = screen.getByRole('navigation', { name: 'Products by status' })
  expect(await within(chips).findByRole('link', { name: 'Unpublished 1' })).toBeTruthy()
})

test('filters, search and sort go to the server', async () => {
  const asked: unknown[] = []
  open(
    '/backoffice/products?status=unpublished&kind=spare&category=BRK&picture=none&search=pad&sort=-stock&page=2',
    {
      'GET /api/backoffice/products': ({ query }: Sent) => {
        asked.push(query)
        return productPage(ROWS, 60)
      },
    },
  )
  await screen.findByRole('link', { name: /^Bell 1/ })
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      status: 'unpublished',
      kind: 'spare',
      category: 'BRK',
      picture: 'none',
      search: 'pad',
      sort: 'stock_down',
      page: 2,
    }),
  )
})

test('selected products are unpublished, each at the version that was shown', async () => {
  const sent: unknown[] = []
  open('/backoffice/products', {
    'POST /api/backoffice/products/1/unpublish': ({ body }: Sent) => {
      sent.push(body)
      return adminProduct()
    },
    'POST /api/backoffice/products/2/unpublish': () => refusal(409, 'This product has changed.'),
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Bell 1' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Bell 2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Unpublish' }))
  const results = await screen.findByRole('list', { name: 'Result of each row' })
  await waitFor(() =>
    expect(
      within(results)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Bell 1Done', 'Bell 2FailedThis product has changed.']),
  )
  expect(sent).toEqual([{ version: 3 }])
})
