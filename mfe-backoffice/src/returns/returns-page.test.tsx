import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'
import { returnRow } from './sample-returns.ts'

interface Asked {
  query?: Record<string, unknown>
}

function open(items = [returnRow(1), returnRow(2, { status: 'approved', wish: 'credits' })]) {
  const asked: Array<Record<string, unknown> | undefined> = []
  const { http } = fakeHttp({
    'GET /api/backoffice/returns': ({ query }: Asked) => {
      asked.push(query)
      return { items, page: 1, per_page: 50, total: items.length }
    },
    'GET /api/backoffice/returns/counts': { total: 2, counts: [{ status: 'requested', count: 1 }] },
  })
  renderRoutes(routes, '/backoffice/returns', { http, session$: staff(9) })
  return asked
}

test('returns stand with order, customer, status and what is wanted', async () => {
  open()
  const table = within(await screen.findByRole('table', { name: 'Returns' }))
  expect(await table.findByRole('link', { name: /R-1001/ })).toBeTruthy()
  const [, first] = table.getAllByRole('row')
  for (const text of ['R-1001', 'NK-1001', 'Anna Berg', 'Requested', '2 × City helmet', 'Refund']) {
    expect(first?.textContent).toContain(text)
  }
})

test('a chip narrows the list on the server', async () => {
  const asked = open()
  const chips = within(await screen.findByRole('navigation', { name: 'Returns by status' }))
  await userEvent.click(await chips.findByRole('link', { name: 'Requested 1' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: 'requested', sort: 'newest' }))
})

test('without any return it says so', async () => {
  open([])
  expect(await screen.findByText('No returns yet')).toBeTruthy()
})
