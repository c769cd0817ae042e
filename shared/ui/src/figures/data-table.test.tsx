import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { type Column, DataTable } from './data-table.tsx'

interface Order {
  number: string
  total: string
}

const columns: Array<Column<Order>> = [
  { header: 'Order', cell: (order) => order.number },
  { header: 'Total', cell: (order) => order.total, align: 'end' },
]
const show = (rows: Order[]) =>
  render(
    <DataTable
      caption="Your orders"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.number}
      empty="No orders yet."
    />,
  )

test('a table carries its caption, and each row is headed by its first cell', () => {
  show([{ number: 'NK-1042', total: '$4,490' }])
  expect(screen.getByRole('table', { name: 'Your orders' })).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: 'Total' })).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: 'NK-1042' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: '$4,490' })).toBeTruthy()
})

test('a table without rows says so', () => {
  show([])
  expect(screen.getByRole('cell', { name: 'No orders yet.' })).toBeTruthy()
})
