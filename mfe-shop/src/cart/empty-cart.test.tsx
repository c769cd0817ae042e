import type { SavedBuildData } from '@nireeka/contracts/api'
import { storage } from '@nireeka/kit/storage'
import { refusal } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'

import { bag, bell, listOf } from '../testing/accessories.ts'
import { anna } from '../testing/anna.ts'
import { cartOf, openCartPage as open } from '../testing/open-cart-page.tsx'

const savedNyx = {
  id: 1,
  bike_slug: 'nyx',
  title: 'Nireeka Nyx',
  name: 'For the city',
  image: '/pictures/bikes/nyx-graphite-front34.webp',
  size: null,
  color: null,
  ral: [],
  part_ids: [],
  parts: [],
  price: 3790,
  saved_at: '2026-11-01T10:00:00Z',
  notice: null,
} satisfies SavedBuildData

test('an empty cart shows popular accessories', async () => {
  const rated = { ...bell, rating: 4.5, rating_count: 3 }
  open({ status: 'ready', cart: cartOf() }, undefined, {}, { 'GET /api/accessories': listOf(rated, bag) })
  const popular = within(screen.getByRole('region', { name: 'Popular accessories' }))
  expect((await popular.findByRole('link', { name: 'Bell' })).getAttribute('href')).toBe(
    '/shop/accessories/1003',
  )
  expect(popular.getByText('$89.50')).toBeDefined()
  expect(popular.getAllByRole('img', { name: /^Rated/ }).length).toBeGreaterThan(0)
  expect(popular.getByRole('button', { name: 'Add to cart', description: 'Bell' })).toBeDefined()
})

test('an empty cart leads a guest on to the build that the browser keeps', () => {
  storage.write('configuratorData', { bike_slug: 'nyx' })
  onTestFinished(() => localStorage.clear())
  open({ status: 'ready', cart: cartOf() })
  const link = screen.getByRole('link', { name: 'Continue your saved build' })
  expect(link.getAttribute('href')).toBe('/configurator/builds')
})

test('an empty cart leads a member on to the newest saved build', async () => {
  const replies = { 'GET /api/builds': { items: [savedNyx] } }
  open({ status: 'ready', cart: cartOf() }, { status: 'member', user: anna }, {}, replies)
  const link = await screen.findByRole('link', { name: 'Continue your saved build: For the city' })
  expect(link.getAttribute('href')).toBe('/configurator/builds')
})

test('an empty cart without a saved build names none', () => {
  open({ status: 'ready', cart: cartOf() })
  expect(screen.queryByRole('link', { name: /saved build/ })).toBeNull()
})

test('an empty cart leads back to what was viewed, and a guest to the cart of the account', () => {
  storage.write('consent', { statistics: false, comfort: true, at: Date.now(), signal: false })
  storage.write('recentlySeen', [{ id: 1002, title: 'Commuter backpack', image: null }])
  onTestFinished(() => localStorage.clear())
  open({ status: 'ready', cart: cartOf() })
  const viewed = within(screen.getByRole('region', { name: 'Recently viewed' }))
  expect(viewed.getByRole('link', { name: 'Commuter backpack' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/login?continue=%2Fshop%2Fcart',
  )
})

test('an empty cart does without accessories that can’t be loaded', async () => {
  const replies = { 'GET /api/accessories': refusal(500, 'One moment, please.') }
  open({ status: 'ready', cart: cartOf() }, { status: 'guest' }, {}, replies)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Popular accessories' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Start Shopping' })).toBeDefined()
})

test('an empty cart says so and leads to the configurator', () => {
  open({ status: 'ready', cart: cartOf() })
  expect(screen.getByText('There is no item in your shopping cart!')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Start Shopping' }).getAttribute('href')).toBe('/configurator')
  expect(screen.queryByRole('link', { name: 'Continue to Payment' })).toBeNull()
})
