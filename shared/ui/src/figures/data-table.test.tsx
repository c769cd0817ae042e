import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'

import { type Column, DataTable } from './data-table.tsx'
import type { Sort } from './sort-rows.ts'

const Link = ({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) => (
  <a href={to} {...rest}>
    {children}
  </a>
)

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

const orders: Order[] = [
  { number: 'NK-10', total: '$12.95' },
  { number: 'NK-2', total: '$4,490' },
]
const sortable: Array<Column<Order>> = [
  { header: 'Order', cell: ({ number }) => number, sortBy: ({ number }) => number },
  { header: 'Total', cell: ({ total }) => total, align: 'end' },
]
const table = (more: Partial<ComponentProps<typeof DataTable<Order>>> = {}) => (
  <DataTable
    caption="Your orders"
    columns={sortable}
    rows={orders}
    rowKey={(row) => row.number}
    empty="No orders yet."
    {...more}
  />
)
const numbers = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const head = (name: string) => screen.getByRole('columnheader', { name })

test('a column that can be sorted by has a button, tells its order, and turns it round', () => {
  render(table())
  expect(numbers()).toEqual(['NK-10', 'NK-2'])
  expect(head('Order').getAttribute('aria-sort')).toBe('none')
  expect(head('Total').hasAttribute('aria-sort')).toBe(false)
  expect(screen.queryByRole('button', { name: 'Total' })).toBeNull()

  fireEvent.click(screen.getByRole('button', { name: 'Order' }))
  expect(numbers()).toEqual(['NK-2', 'NK-10'])
  expect(head('Order').getAttribute('aria-sort')).toBe('ascending')

  fireEvent.click(screen.getByRole('button', { name: 'Order' }))
  expect(numbers()).toEqual(['NK-10', 'NK-2'])
  expect(head('Order').getAttribute('aria-sort')).toBe('descending')
})

test('a table begins in the order that it is given', () => {
  render(table({ sort: { header: 'Order', direction: 'ascending' } }))
  expect(numbers()).toEqual(['NK-2', 'NK-10'])
})

test('where the page keeps the order, the rows stay as they come and the page is told', () => {
  const onSort = vi.fn<(sort: Sort) => void>()
  render(table({ sort: { header: 'Order', direction: 'ascending' }, onSort }))
  expect(numbers()).toEqual(['NK-10', 'NK-2'])
  fireEvent.click(screen.getByRole('button', { name: 'Order' }))
  expect(onSort).toHaveBeenCalledWith({ header: 'Order', direction: 'descending' })
  expect(numbers()).toEqual(['NK-10', 'NK-2'])
})

test('rows that are on their way are grey, and are said to be loading', () => {
  render(table({ rows: null }))
  expect(screen.getByText('Loading…')).toBeTruthy()
  expect(screen.queryByText('No orders yet.')).toBeNull()
  expect(screen.getByRole('region', { name: 'Your orders' }).getAttribute('aria-busy')).toBe('true')
})

test("a row leads where its first cell's link leads", () => {
  render(table({ rowLink: ({ number }) => <Link to={`/orders/${number}`} /> }))
  expect(screen.getByRole('link', { name: 'NK-2' }).getAttribute('href')).toBe('/orders/NK-2')
})

test('each cell after the first carries its column’s header, which stands before it on a phone', () => {
  render(table({ isStacked: true }))
  const cells = [...screen.getByRole('row', { name: /NK-2/ }).children]
  expect(cells.map((cell) => cell.getAttribute('data-label'))).toEqual([null, 'Total'])
})
