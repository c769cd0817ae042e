import { fakeHttp, fakePlatform, refusal, renderRoutes } from '@nireeka/kit/testing'
import type { CartItem } from '@nireeka/contracts'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { families, foundParts, pads } from '../testing/samples.ts'

const FAMILIES = 'GET /api/spares'
const SEARCH = 'GET /api/spares/search'
const SUGGEST = 'GET /api/spares/searching'

const found = foundParts
const bikes = [{ slug: 'nyx', title: 'Nireeka Nyx' }]

function open(path: string, search: unknown, list: unknown = { families }, more: object = {}) {
  const added: CartItem[] = []
  const cart = { ...fakePlatform().cart, add: async (item: CartItem) => void added.push(item) }
  renderRoutes(routes, path, {
    http: fakeHttp({ [FAMILIES]: list, [SEARCH]: search, 'GET /api/configurator': { bikes }, ...more }).http,
    cart,
  })
  return added
}

const row = async (number: string) => {
  const head = await screen.findByRole('rowheader', { name: number })
  return within(head.closest('tr') as HTMLElement)
}

test('without a search the families are listed with their number of parts', async () => {
  open('/shop/spares', undefined)
  expect(screen.getByRole('heading', { level: 1, name: 'Spare parts' })).toBeDefined()
  const link = await screen.findByRole('link', { name: 'Brakes' })
  expect(link.getAttribute('href')).toBe('/shop/spares?family=BRK')
  expect(screen.getByText('8 parts')).toBeDefined()
})

test('the choice of a bike comes first: part by part, all its parts, or by serial number', async () => {
  open('/shop/spares', undefined)
  const choice = within(screen.getByRole('region', { name: 'Choose your bike' }))
  const link = await choice.findByRole('link', { name: 'Part by part for Nireeka Nyx' })
  expect(link.getAttribute('href')).toBe('/shop/spares/exploded/nyx')
  const all = choice.getByRole('link', { name: 'All parts for Nireeka Nyx' })
  expect(all.getAttribute('href')).toBe('/shop/spares?bike=nyx')
  const own = choice.getByRole('link', { name: 'only what fits your own bike' })
  expect(own.getAttribute('href')).toBe('/shop/spares/my-bike')
  const family = await screen.findByRole('link', { name: 'Brakes' })
  expect(link.compareDocumentPosition(family) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
})

test('only the first bike’s picture is loaded before phones need it', async () => {
  open('/shop/spares', undefined, undefined, {
    'GET /api/configurator': { bikes: [...bikes, { slug: 'nireeka-prime', title: 'Nireeka Prime' }] },
  })
  const choice = within(screen.getByRole('region', { name: 'Choose your bike' }))
  const pictures = (await choice.findAllByRole('listitem')).map((tile) =>
    tile.querySelector('picture > img')?.getAttribute('data-lazy'),
  )
  expect(pictures).toEqual([null, 'waiting'])
})

test('what wears most is one step away', async () => {
  open('/shop/spares', undefined)
  const wear = within(await screen.findByRole('navigation', { name: 'Parts that wear' }))
  expect(wear.getByRole('link', { name: 'Brake pads' }).getAttribute('href')).toBe('/shop/spares?q=brake+pad')
})

test('a part shows its number, title, price and stock in words', async () => {
  open('/shop/spares?q=brake', found(pads))
  const part = await row('NK-P-BRK-101')
  expect(part.getByText('Brake pad set')).toBeDefined()
  expect(part.getByText('$19')).toBeDefined()
  expect(part.getByText('In stock')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Results for “brake”: 1 part' })).toBeDefined()
})

test('a family is called by its name', async () => {
  open('/shop/spares?family=BRK', found(pads))
  expect(await screen.findByRole('heading', { name: 'Brakes: 1 part' })).toBeDefined()
})

test('what an owner may fit and is in stock goes to the cart', async () => {
  const added = open('/shop/spares?q=brake', found(pads))
  await userEvent.click(await screen.findByRole('button', { name: 'Add to cart: Brake pad set' }))
  expect(added).toEqual([
    {
      id: 1032,
      title: 'Brake pad set',
      description: 'Quiet pads.',
      thumbnail: '/pictures/brake-pads.webp',
      price: 19,
    },
  ])
})

test('a part for dealers leads to the dealers instead of the cart', async () => {
  open('/shop/spares?q=motor', found({ ...pads, fit_level: 'dealer' }))
  const part = await row('NK-P-BRK-101')
  expect(part.getByRole('link', { name: 'dealer' }).getAttribute('href')).toBe('/dealers')
  expect(part.queryByRole('button')).toBeNull()
})

test('a part that is gone names the one that takes its place', async () => {
  const superseded_by = { id: 2, number: 'NK-P-BRK-102' }
  open('/shop/spares?q=brake', found({ ...pads, availability: 'out_of_stock', stock: 0, superseded_by }))
  const part = await row('NK-P-BRK-101')
  expect(part.getByText('Sold out')).toBeDefined()
  expect(part.queryByRole('button')).toBeNull()
  const newer = part.getByRole('link', { name: 'NK-P-BRK-102' })
  expect(newer.getAttribute('href')).toBe('/shop/spares/2')
})

test('a mistyped word is told', async () => {
  open('/shop/spares?q=brak', { ...found(pads), corrected: 'brake' })
  expect(await screen.findByText(/No results for “brak”/)).toBeDefined()
})

test('a search that finds nothing leads to the families', async () => {
  open('/shop/spares?q=flux', found())
  expect(await screen.findByRole('heading', { name: 'No part found for “flux”' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'All families' }).getAttribute('href')).toBe('/shop/spares')
})

test('a page after the last one leads to the first', async () => {
  open('/shop/spares?q=brake&page=7', { ...found(), total: 3 })
  expect((await screen.findByRole('link', { name: 'First page' })).getAttribute('href')).toBe(
    '/shop/spares?q=brake',
  )
})

test('parts that fail to load say why', async () => {
  open('/shop/spares?q=brake', refusal(503, 'Come back in a minute.'))
  expect(await screen.findByText('Come back in a minute.')).toBeDefined()
})

test('parts that failed are asked for again, and the search box stays usable meanwhile', async () => {
  let attempt = 0
  open('/shop/spares?q=brake', () => (attempt++ === 0 ? refusal(500, 'Busy.') : found(pads)))
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByLabelText<HTMLInputElement>('Name, part number or bike').value).toBe('brake')
  await userEvent.click(again)
  expect((await row('NK-P-BRK-101')).getByText('Brake pad set')).toBeDefined()
})

test('parts of an earlier search that come late do not replace those of a newer one', async () => {
  let answerLate!: (parts: object) => void
  const late = new Promise<object>((resolve) => (answerLate = resolve))
  const rotor = { ...pads, id: 1035, number: 'NK-A-BRK-201', title: 'Brake rotor' }
  open(
    '/shop/spares?q=pad',
    ({ query }: { query: { q: string } }) => (query.q === 'pad' ? late : found(rotor)),
    undefined,
    { [SUGGEST]: { items: [] } },
  )
  const input = screen.getByLabelText('Name, part number or bike')
  await userEvent.clear(input)
  await userEvent.type(input, 'rotor{Enter}')
  await row('NK-A-BRK-201')
  answerLate(found(pads))
  await act(async () => late)
  expect(screen.getByRole('heading', { name: 'Results for “rotor”: 1 part' })).toBeDefined()
  expect(screen.queryByRole('rowheader', { name: 'NK-P-BRK-101' })).toBeNull()
})

test('a part without a picture has the drawing of its family', async () => {
  open('/shop/spares?q=brake', found({ ...pads, image: null }))
  const head = await screen.findByRole('rowheader', { name: 'NK-P-BRK-101' })
  const [drawing] = head.closest('tr')!.querySelectorAll('svg')
  // The drawing of a disc brake, and not the circle with a letter or a bike that other missing pictures have.
  expect(drawing?.querySelector('path')?.getAttribute('d')).toMatch(/^M11 20\.5a7\.5/)
  expect(head.closest('tr')!.querySelector('img, circle')).toBeNull()
})

test('families that fail to load can be tried again', async () => {
  let attempt = 0
  open('/shop/spares', undefined, () => (attempt++ === 0 ? refusal(500, 'Busy.') : { families }))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Brakes' })).toBeDefined()
})

test('a filter that is chosen narrows the list, with its search', async () => {
  open('/shop/spares?q=pad&page=3', found(pads))
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Fits' }), 'Nireeka Nyx (3)')
  expect(location.search).toBe('?q=pad&bike=nyx')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Assembly' }), 'Brakes (8)')
  await userEvent.click(screen.getByRole('checkbox', { name: 'In stock only (7)' }))
  expect(location.search).toBe('?q=pad&bike=nyx&family=BRK&in_stock=1')
})

test('filters that leave nothing can be let go of one by one', async () => {
  open('/shop/spares?bike=nyx&family=WHL', found())
  expect(await screen.findByRole('heading', { name: 'No part fits these filters' })).toBeDefined()
  const chip = screen.getByRole('link', { name: 'Remove filter: Nireeka Nyx' })
  expect(chip.getAttribute('href')).toBe('/shop/spares?family=WHL')
})

test('more parts than are counted are said to be more', async () => {
  open('/shop/spares?q=bolt', { ...found(pads), total: 1000, has_more: true })
  expect(await screen.findByRole('heading', { name: /more than 1,000 parts/ })).toBeDefined()
})

test('a part leads to its page', async () => {
  open('/shop/spares?q=brake', found(pads))
  const part = await row('NK-P-BRK-101')
  expect(part.getByRole('link', { name: 'Brake pad set' }).getAttribute('href')).toBe('/shop/spares/1032')
})
