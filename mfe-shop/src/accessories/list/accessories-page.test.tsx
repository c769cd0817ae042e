import { fakeHttp, fakePlatform, onePage, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { routes } from '../../routes.ts'
import { bag, bell, giftCard, helmet, listOf } from '../../testing/accessories.ts'
import { heldAnswer } from '../../testing/held-answer.ts'

const LIST = 'GET /api/accessories'

type Asked = Record<string, unknown>

/** Opens the list at a path; `asked` collects the requests to the server. */
function open(path: string, data: unknown = listOf(helmet, bag)) {
  const asked: Asked[] = []
  const answer = ({ query }: { query?: Asked }) => {
    asked.push(query ?? {})
    return data
  }
  renderRoutes(routes, path, { http: fakeHttp({ [LIST]: answer }).http })
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
  expect(screen.getByText('A light at the back, a visor at the front.')).toBeDefined()
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
  expect(await screen.findByText('Nothing matches these filters')).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('No accessories for “piano”')
  expect(screen.queryByRole('list', { name: 'Filters to remove' })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Show all accessories' }))
  expect(address()).toBe('/shop/accessories')
})

test('a list that could not be loaded says why and recovers with Try again', async () => {
  const answers = [refusal(500, 'The shop is closed for a minute.'), listOf(helmet)]
  renderRoutes(routes, '/shop/accessories', { http: fakeHttp({ [LIST]: () => answers.shift() }).http })
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

test('a long list has pages that keep the rest of the address, and begins at its top', async () => {
  const scrolled: string[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.ariaLabel ?? this.tagName)
  }
  const asked = open('/shop/accessories?category=bag', { ...listOf(helmet, bag), total: 60 })
  await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }))
  expect(address()).toBe('/shop/accessories?category=bag&page=2')
  expect(asked.at(-1)).toMatchObject({ category: 'bag', page: '2' })
  expect(scrolled).toEqual(['Accessories found'])
})

test('the filters are scrolled to when their button opens them', async () => {
  const scrolled: string[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.tagName)
  }
  open('/shop/accessories')
  const panel = (await screen.findByText('Filter')).closest('details')!
  panel.open = true
  await waitFor(() => expect(scrolled).toEqual(['DETAILS']))
  panel.open = false
  await new Promise((resolve) => setTimeout(resolve))
  expect(scrolled).toEqual(['DETAILS'])
})

test('an empty list names what to let go of', async () => {
  const asked = open('/shop/accessories?category=bag&bike=nyx&in_stock=1', listOf())
  const list = await screen.findByRole('list', { name: 'Filters to remove' })
  const names = within(list)
    .getAllByRole('link')
    .map((link) => link.textContent)
  expect(names).toEqual(['Remove filter: Fits Nireeka Nyx', 'Remove filter: In stock', 'Remove filter: Bags'])
  await userEvent.click(within(list).getByRole('link', { name: /In stock/ }))
  expect(address()).toBe('/shop/accessories?category=bag&bike=nyx')
  expect(asked.at(-1)).toMatchObject({ category: 'bag', bike: 'nyx', in_stock: undefined })
})

test('each filter stands in the address at once, is asked for, and starts at the first page', async () => {
  const asked = open('/shop/accessories?category=helmet&page=2')
  await userEvent.click(await screen.findByRole('radio', { name: 'Nireeka Nyx 1' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Pine 1' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'In stock only 2' }))
  expect(address()).toBe('/shop/accessories?category=helmet&bike=nyx&colour=Pine&in_stock=1')
  expect(asked.at(-1)).toMatchObject({ bike: 'nyx', colour: 'Pine', in_stock: '1', page: '1' })
  await userEvent.click(screen.getByRole('radio', { name: 'Any bike' }))
  expect(address()).toBe('/shop/accessories?category=helmet&colour=Pine&in_stock=1')
})

test('a price is taken up with Enter, the lower end first', async () => {
  const asked = open('/shop/accessories')
  await userEvent.type(await screen.findByRole('textbox', { name: 'From' }), '100')
  await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '20{Enter}')
  expect(address()).toBe('/shop/accessories?min=20&max=100')
  expect(asked.at(-1)).toMatchObject({ min: '20', max: '100' })
})

test('filters that hold are taken away one by one or all at once', async () => {
  open('/shop/accessories?category=bag&q=rain&bike=nyx&max=80&sort=title')
  const held = await screen.findByRole('list', { name: 'Active filters' })
  expect(within(held).getAllByRole('link')).toHaveLength(3)
  await userEvent.click(within(held).getByRole('link', { name: 'Remove filter: Up to $80' }))
  expect(address()).toBe('/shop/accessories?category=bag&q=rain&bike=nyx&sort=title')
  expect(document.activeElement).toBe(screen.getByRole('status'))
  await userEvent.click(screen.getByRole('link', { name: 'Clear all' }))
  expect(address()).toBe('/shop/accessories?category=bag&sort=title')
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull()
})

test('a chosen colour that nothing here has stays to be seen and let go of', async () => {
  open('/shop/accessories?colour=Sand')
  const sand = await screen.findByRole<HTMLInputElement>('radio', { name: 'Sand 0' })
  expect(sand.checked).toBe(true)
})

test('the list of before stays, marked, until the next one is there', async () => {
  const { answer, release } = heldAnswer()
  const answers: unknown[] = [listOf(helmet), answer]
  renderRoutes(routes, '/shop/accessories', { http: fakeHttp({ [LIST]: () => answers.shift() }).http })
  await userEvent.click(await screen.findByRole('checkbox', { name: /In stock/ }))
  const found = screen.getByRole('region', { name: 'Accessories found' })
  expect(found.getAttribute('aria-busy')).toBe('true')
  expect(within(found).getByRole('link', { name: 'City helmet' })).toBeDefined()
  release(listOf(bag))
  expect(await within(found).findByRole('link', { name: 'Commuter backpack' })).toBeDefined()
  expect(found.getAttribute('aria-busy')).toBe('false')
})

test('what has nothing to choose is bought in the list', async () => {
  const added: unknown[] = []
  const cart = { ...fakePlatform().cart, add: async (item: unknown) => void added.push(item) }
  renderRoutes(routes, '/shop/accessories', { cart, http: fakeHttp({ [LIST]: listOf(helmet, bell) }).http })
  const button = await screen.findByRole('button', { name: 'Add to cart' })
  expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('heading', { name: 'Bell' }).id)
  await userEvent.click(button)
  expect(added).toEqual([
    { id: 1003, title: 'Bell', description: 'One clear note.', price: 12.95, thumbnail: null },
  ])
})

test('what has to be chosen or is sold out leads to its page', async () => {
  open('/shop/accessories', listOf(helmet, { ...bell, stock: 0, availability: 'out_of_stock' }))
  expect(await screen.findByText('Choose options')).toBeDefined()
  expect(screen.getByText('Tell me when it’s back')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
})

test('what comes in several prices begins at the lowest', async () => {
  open('/shop/accessories', listOf(giftCard, helmet))
  expect(await screen.findAllByText('from')).toHaveLength(1)
})

test('a page beyond the last one says so, and leads to the first and the last', async () => {
  const reply = onePage({ ...listOf(helmet), total: 60 })
  renderRoutes(routes, '/shop/accessories?category=bag&page=999999', {
    http: fakeHttp({ [LIST]: reply }).http,
  })
  expect(await screen.findByRole('heading', { name: 'There is no page 999999' })).toBeDefined()
  const [first, last] = ['First page', 'Last page'].map((name) => screen.getByRole('link', { name }))
  expect(first?.getAttribute('href')).toBe('/shop/accessories?category=bag')
  expect(last?.getAttribute('href')).toBe('/shop/accessories?category=bag&page=3')
  expect(screen.queryByRole('list', { name: 'Filters to remove' })).toBeNull()
})

test('a page number that the server doesn’t take is the first page', async () => {
  const asked = open('/shop/accessories?page=9999999')
  expect(await screen.findByRole('link', { name: 'City helmet' })).toBeDefined()
  expect(asked).toMatchObject([{ page: '1' }])
})
