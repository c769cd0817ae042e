import { fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { Shop } from '../shop.tsx'
import { bag, helmet, listOf } from '../testing/accessories.ts'

const LIST = 'GET /api/accessories'

type Asked = Record<string, unknown>

/** Opens the list at a path; `asked` collects what the server was asked for. */
function open(path: string, data: unknown = listOf(helmet, bag)) {
  const asked: Asked[] = []
  const answer = ({ query }: { query?: Asked }) => {
    asked.push(query ?? {})
    return data
  }
  renderPage(<Shop />, path, { http: fakeHttp({ [LIST]: answer }).http })
  return asked
}

const address = () => `${location.pathname}${location.search}`

test('the accessories are listed, each with its price, its stock when it matters, and a link', async () => {
  open('/shop/accessories')
  const link = await screen.findByRole('link', { name: 'City helmet' })
  expect(link.getAttribute('href')).toBe('/shop/accessories/1001')
  expect(screen.getByRole('heading', { level: 1, name: 'Accessories' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('2 accessories')
  expect(screen.getByText('$119')).toBeDefined()
  expect(screen.getByText('Only 3 left')).toBeDefined()
  expect(screen.queryByText('In stock')).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  expect(document.title).toBe('Accessories · Nireeka')
})

test('/shop leads to the accessories', async () => {
  open('/shop')
  expect(await screen.findByRole('link', { name: 'City helmet' })).toBeDefined()
  expect(address()).toBe('/shop/accessories')
})

test('a search without a result says so and leads back to everything', async () => {
  open('/shop/accessories?q=piano', listOf())
  expect(await screen.findByText('Nothing fits these filters')).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('0 accessories for “piano”')
  await userEvent.click(screen.getByRole('link', { name: 'Show all accessories' }))
  expect(address()).toBe('/shop/accessories')
})

test('a list that could not be loaded says why and recovers with Try again', async () => {
  const answers = [refusal(500, 'The shop is closed for a minute.'), listOf(helmet)]
  renderPage(<Shop />, '/shop/accessories', { http: fakeHttp({ [LIST]: () => answers.shift() }).http })
  expect((await screen.findByRole('alert')).textContent).toContain('The shop is closed for a minute.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'City helmet' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a category stands in the address and is asked for', async () => {
  const asked = open('/shop/accessories?q=lock')
  await userEvent.click(await screen.findByRole('link', { name: 'Bags 1' }))
  expect(address()).toBe('/shop/accessories?category=bag&q=lock')
  expect(asked.at(-1)).toMatchObject({ category: 'bag', q: 'lock', sort: 'popular', page: '1' })
  const chosen = await screen.findByRole('link', { name: 'Bags 1', current: true })
  expect(chosen.getAttribute('href')).toBe('/shop/accessories?category=bag&q=lock')
})

test('a search starts at the first page and keeps category and order', async () => {
  const asked = open('/shop/accessories?category=helmet&sort=title&page=2')
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search accessories' }), ' city {Enter}')
  expect(address()).toBe('/shop/accessories?category=helmet&q=city&sort=title')
  expect(asked.at(-1)).toMatchObject({ q: 'city', page: '1' })
})

test('an emptied search leaves no word in the address', async () => {
  open('/shop/accessories?q=city')
  await userEvent.clear(await screen.findByRole('searchbox', { name: 'Search accessories' }))
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(address()).toBe('/shop/accessories')
})

test('another order stands in the address and is asked for', async () => {
  const asked = open('/shop/accessories')
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Price, low to high')
  expect(address()).toBe('/shop/accessories?sort=price-up')
  expect(asked.at(-1)).toMatchObject({ sort: 'price-up' })
})

test('a long list has pages that keep the rest of the address', async () => {
  const asked = open('/shop/accessories?category=bag', { ...listOf(helmet, bag), total: 60 })
  await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }))
  expect(address()).toBe('/shop/accessories?category=bag&page=2')
  expect(asked.at(-1)).toMatchObject({ category: 'bag', page: '2' })
})
