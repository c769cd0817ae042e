import type { CartItem } from '@nireeka/contracts'
import { fakeHttp, fakePlatform, refusal, renderPage } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { Shop } from '../shop.tsx'
import { bag, helmet } from '../testing/accessories.ts'

function open(id: string, reply: unknown) {
  const added: CartItem[] = []
  const cart = { ...fakePlatform().cart, add: async (item: CartItem) => void added.push(item) }
  const { http, calls } = fakeHttp({ [`GET /api/accessories/${id}`]: reply })
  renderPage(<Shop />, `/shop/accessories/${id}`, { http, cart })
  return { added, calls }
}

test('an accessory shows its price, stock, facts and the way back', async () => {
  open('1001', helmet)
  expect(await screen.findByRole('heading', { level: 1, name: 'City helmet' })).toBeDefined()
  expect(document.title).toBe('City helmet · Nireeka')
  expect(screen.getByText('$119')).toBeDefined()
  expect(screen.getByText('In stock')).toBeDefined()
  expect(screen.getByRole('img', { name: 'Rated 4.5 out of 5' })).toBeDefined()
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent)
  expect(facts).toEqual(['S, M, L', 'Nireeka Homie, Nyx', '1,390 g'])
  expect(screen.getByRole('link', { name: 'Helmets' }).getAttribute('href')).toBe(
    '/shop/accessories?category=helmet',
  )
})

test('facts that an accessory has none of are left out', async () => {
  open('1002', { ...bag, variants: [], fits: [], weight_g: null })
  expect(await screen.findByText('Only 3 left')).toBeDefined()
  expect(screen.queryAllByRole('definition')).toEqual([])
  expect(screen.queryByRole('img', { name: /Rated/ })).toBeNull()
})

test('Add to cart hands the item over, and nothing more', async () => {
  const { added } = open('1001', helmet)
  await userEvent.click(await screen.findByRole('button', { name: 'Add to cart' }))
  expect(added).toEqual([
    {
      id: 1001,
      title: 'City helmet',
      description: 'A light at the back, a visor at the front.',
      price: 119,
      thumbnail: '/pictures/city-helmet.webp',
    },
  ])
})

test('what is sold out has no button', async () => {
  open('1001', { ...helmet, stock: 0, availability: 'out_of_stock' })
  expect(await screen.findByText('Sold out at the moment.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
})

test.each([
  ['9999', refusal(404, 'This accessory does not exist.')],
  ['helmet', refusal(422, 'This is not an id.')],
])('an unknown id %s shows the page that is not found', async (id, answer) => {
  open(id, answer)
  expect(await screen.findByRole('heading', { level: 1, name: 'We don’t have this' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'All accessories' }).getAttribute('href')).toBe('/shop/accessories')
  expect(document.title).toBe('Page not found · Nireeka')
})

test('a failure that may pass offers Try again', async () => {
  const answers = [refusal(500, 'One moment, please.'), helmet]
  open('1001', () => answers.shift())
  expect((await screen.findByRole('alert')).textContent).toContain('One moment, please.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'City helmet' })).toBeDefined()
})

test('an address can’t be bent into another call of the API', async () => {
  const { calls } = open('..%2Flogout', refusal(422, 'This is not an id.'))
  expect(await screen.findByRole('heading', { level: 1, name: 'We don’t have this' })).toBeDefined()
  expect(calls).toEqual(['GET /api/accessories/..%2Flogout'])
})
