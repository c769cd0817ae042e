import type { ImportCheckData } from '@nireeka/contracts/api'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { press, type Sent } from '../orders/open-order.tsx'
import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'

const CHECK = 'POST /api/backoffice/imports/check'
const APPLY = 'POST /api/backoffice/imports'

const checked = (change: Partial<ImportCheckData> = {}): ImportCheckData => ({
  lines: 3,
  changes: [
    {
      kind: 'product',
      id: 11,
      title: 'City helmet, M',
      number: 'NK-HEL-M',
      line: 2,
      stock: { before: 10, after: 1200 },
      price: { before: 119, after: 99.5 },
    },
    {
      kind: 'product',
      id: 12,
      title: 'Bell',
      number: null,
      line: 3,
      published: { before: true, after: false },
    },
  ],
  errors: [],
  ignored: ['title'],
  ...change,
})

function open(replies: Record<string, unknown>) {
  const notify = vi.fn<(tone: string, text: string) => void>()
  const { http, calls } = fakeHttp(replies)
  renderRoutes(routes, '/backoffice/import', { http, session$: staff(9), notify })
  return { notify, calls }
}

const choose = async () =>
  userEvent.upload(
    await screen.findByLabelText('CSV file'),
    new File(['id,stock\n11,1200\n'], 'stock.csv', { type: 'text/csv' }),
  )
const rows = () =>
  within(screen.getByRole('list', { name: 'Changes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('a chosen file is checked, and what changes stands before and after; applying sends just that', async () => {
  const sent: Sent[] = []
  const { notify } = open({
    [CHECK]: checked(),
    [APPLY]: (it: Sent) => {
      sent.push(it)
      return { id: 4, items: 2 }
    },
  })
  await choose()
  await screen.findByRole('region', { name: 'Result of the check' })
  expect(rows()).toEqual([
    'City helmet, MNK-HEL-MAvailable before: 10 → after: 1,200Price before: $119 → after: $99.50',
    'BellStatus before: Published → after: Unpublished',
  ])
  expect(screen.getByText('Columns that aren’t imported: title.')).toBeTruthy()
  await press('Apply 2 changes')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', '2 items are changed.'))
  expect(sent[0]?.body).toEqual({
    file_name: 'stock.csv',
    changes: [
      { kind: 'product', id: 11, stock: { before: 10, after: 1200 }, price: { before: 119, after: 99.5 } },
      { kind: 'product', id: 12, published: { before: true, after: false } },
    ],
  })
  expect(sent[0]?.headers?.['idempotency-key']).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Result of the check' })).toBeNull()
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  expect(document.activeElement?.contains(screen.getByLabelText('CSV file'))).toBe(true)
})

test('with errors nothing can be applied', async () => {
  open({ [CHECK]: checked({ errors: [{ line: 3, item: 'Bell', message: 'No product has this number.' }] }) })
  await choose()
  const errors = within(await screen.findByRole('list', { name: 'Errors' }))
  expect(errors.getByRole('listitem').textContent).toBe('Line 3BellNo product has this number.')
  expect(screen.getByRole('button', { name: 'Download errors' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull()
})

test('what has changed since the check is named, and the file is checked again', async () => {
  let stock = 10
  open({
    [CHECK]: () =>
      checked({ changes: [{ ...checked().changes[0]!, stock: { before: stock, after: 1200 } }] }),
    [APPLY]: () => {
      stock = 9
      return refusal(409, 'Changed since the check: City helmet, M (stock is 9, not 10).')
    },
  })
  await choose()
  await press('Apply 1 change')
  expect(await screen.findByText(/stock is 9, not 10/)).toBeTruthy()
  await waitFor(() => expect(rows()[0]).toContain('before: 9 → after: 1,200'))
})

test('before a file is chosen, each kind says its columns and leads to its export', async () => {
  const { calls } = open({ 'GET /api/backoffice/stock/export': new Blob(['id,stock']) })
  const stock = within(await screen.findByRole('region', { name: 'Stock file' }))
  expect(stock.getByText('id,kind,stock', { exact: false })).toBeTruthy()
  await userEvent.click(stock.getByRole('button', { name: 'Export stock' }))
  await waitFor(() => expect(calls).toContain('GET /api/backoffice/stock/export'))
})

test('a file that can’t be read is refused with the server’s sentence', async () => {
  open({ [CHECK]: () => refusal(422, 'This file isn’t CSV in UTF-8.') })
  await choose()
  expect(await screen.findByText('This file isn’t CSV in UTF-8.')).toBeTruthy()
})
