import type { CartLine } from '@nireeka/contracts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'

import { CartLines } from './cart-lines.tsx'

const helmet: CartLine = {
  id: 1,
  productId: 1,
  title: 'City helmet',
  description: 'With light',
  image: null,
  price: 119,
  count: 2,
  bikeSlug: null,
  orderBikeId: null,
}
const lock = { ...helmet, id: 2, productId: 2, title: 'Fold lock', price: 60, count: 1 }
const bike = { ...helmet, id: 3, productId: 3, title: 'Nyx', bikeSlug: 'nyx', count: 1 }
const built = { ...bike, build: { sizeId: 32, colourId: 3, ral: [], partIds: [305] } }

const linkTo = (path: string) => <a href={path}>{path}</a>

/** A working cart; as on the server, a restored line has a new id. */
function Shown({ from, keeps = false }: { from: CartLine[]; keeps?: boolean }) {
  const [lines, setLines] = useState(from)
  const without = (id: number) => (keeps ? lines : lines.filter((line) => line.id !== id))
  const port = {
    setCount: async (id: number, count: number) =>
      setLines(count < 1 ? without(id) : lines.map((line) => (line.id === id ? { ...line, count } : line))),
    remove: async (id: number) => setLines(without(id)),
    restore: async (line: CartLine) => setLines([...lines, { ...line, id: line.id + 100 }]),
  }
  const cart = { lines, shipping: null, tax: null }
  return <CartLines {...{ cart, port, linkTo }} min={0} empty={<p>Nothing left.</p>} />
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const titles = () => screen.getAllByRole('listitem').map((row) => row.querySelector('strong')?.textContent)

test('a line that was removed leaves its place and comes back there, as often as it was in', async () => {
  render(<Shown from={[helmet, lock]} />)
  await press('Remove City helmet')
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('City helmet removed.')
  await press('Undo removing City helmet')
  expect(titles()).toEqual(['City helmet', 'Fold lock'])
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of City helmet' }).value).toBe('2')
  expect(screen.queryByText('City helmet removed.')).toBeNull()
})

test('whoever uses the keyboard stands on Undo, and then on the line that is back', async () => {
  render(<Shown from={[helmet, lock]} />)
  screen.getByRole('button', { name: 'Remove Fold lock' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo removing Fold lock' }))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Remove Fold lock' }))
})

test('all that was removed can be brought back, out of an empty cart too', async () => {
  render(<Shown from={[helmet, lock]} />)
  await press('Remove City helmet')
  await press('Remove')
  expect(screen.getByText('Nothing left.')).toBeDefined()
  await press('Undo removing Fold lock')
  await press('Undo removing City helmet')
  expect(titles()).toEqual(['City helmet', 'Fold lock'])
})

test('a line that the server kept isn’t called removed', async () => {
  render(<Shown from={[helmet]} keeps />)
  await press('Remove City helmet')
  expect(screen.queryByText(/removed/)).toBeNull()
})

test('a bike comes back where it was, with its build', async () => {
  render(<Shown from={[built, lock]} />)
  await press('Remove Nyx')
  await press('Undo removing Nyx')
  expect(titles()).toEqual(['Nyx', 'Fold lock'])
})

test('a bike that nobody knows the build of isn’t promised back', async () => {
  render(<Shown from={[bike]} />)
  await press('Remove Nyx')
  expect(screen.getByText('Nothing left.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull()
})
