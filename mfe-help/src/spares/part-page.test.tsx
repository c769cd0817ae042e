import type { CartItem, Session, User } from '@nireeka/contracts'
import { fakeHttp, fakePlatform, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { padsPage } from '../testing/samples.ts'

function open(answer: unknown) {
  const added: CartItem[] = []
  const cart = { ...fakePlatform().cart, add: async (item: CartItem) => void added.push(item) }
  const { http } = fakeHttp({ 'GET /api/spares/1032': answer })
  renderRoutes(routes, '/shop/spares/1032', { http, cart })
  return added
}
const UPGRADE = 'Fits the Prime only with the 4-piston brakes, which are an upgrade.'
const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('a part says what it is, what it costs and when it comes', async () => {
  open(padsPage)
  expect(await screen.findByRole('heading', { level: 1, name: 'Brake pad set' })).toBeDefined()
  expect(screen.getByText('Part number NK-P-BRK-101')).toBeDefined()
  expect(screen.getByText('$19')).toBeDefined()
  expect(screen.getByText('In stock')).toBeDefined()
  expect(screen.getByText('3 to 6 working days to the United States')).toBeDefined()
  expect(screen.getByText('$9, free from $150')).toBeDefined()
})

test('a part says which bikes and years it fits, and how firmly it is tightened', async () => {
  open({ ...padsPage, sizes: ['M', 'L'], torque_nm: 6 })
  expect(await screen.findByText('from 2019')).toBeDefined()
  expect(linkTo('Nireeka Prime, part by part')).toBe('/shop/spares/exploded/nireeka-prime')
  expect(screen.getByText('M, L')).toBeDefined()
  expect(screen.getByText('6 Nm')).toBeDefined()
  expect(screen.getByText('24 g')).toBeDefined()
})

test('a part that needs an upgrade says so once, before the button that buys it', async () => {
  open({ ...padsPage, fit_condition: UPGRADE, note: `${UPGRADE} You need one set per brake.` })
  const hint = await screen.findByText(`${UPGRADE} You need one set per brake.`)
  expect(screen.getByText(new RegExp(UPGRADE))).toBe(hint)
  const button = screen.getByRole('button', { name: /^Add to cart/ })
  expect(hint.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a part can be bought before its bikes and its delivery are told', async () => {
  open(padsPage)
  const button = await screen.findByRole('button', { name: /^Add to cart/ })
  for (const row of ['Fits', 'Delivery'])
    expect(button.compareDocumentPosition(screen.getByText(row))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('all that is known of a part stands in one table, and where it sits below its description', async () => {
  open(padsPage)
  const about = within(await screen.findByRole('region', { name: 'About this part' }))
  expect(about.getByText('Where it sits')).toBeDefined()
  expect(about.queryByRole('term')).toBeNull()
  const lists = new Set(screen.getAllByRole('term').map((term) => term.closest('dl')))
  expect(lists.size).toBe(1)
  for (const row of ['Fits', 'Delivery', 'Model years', 'Fitting', 'Torque'])
    expect(screen.getByText(row)).toBeDefined()
})

test('a part that fits under a condition doesn’t say beside it that it fits', async () => {
  open({ ...padsPage, fit_condition: UPGRADE, note: UPGRADE })
  expect(await screen.findByText(UPGRADE)).toBeDefined()
  expect(screen.queryByText('Fits')).toBeNull()
  const row = screen.getByText('Exploded view').nextElementSibling as HTMLElement
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/shop/spares/exploded/nireeka-prime')
})

test('a condition that names no bike stands with them', async () => {
  open({ ...padsPage, fit_condition: 'Only with the belt drive.', note: 'Only with the belt drive.' })
  const row = (await screen.findByText('Fits')).nextElementSibling
  expect(row?.textContent).toBe('Nireeka Prime, part by part, under the condition above')
})

const MINE = 'GET /api/spares/1032/my-bikes'
function openAsMember(bikes: unknown[]) {
  const member: Session = { status: 'member', user: { unit: 0 } as User }
  const { http } = fakeHttp({ 'GET /api/spares/1032': padsPage, [MINE]: { bikes } })
  renderRoutes(routes, '/shop/spares/1032', { http, session$: new BehaviorSubject(member) })
}
const ownBikeRow = async () => (await screen.findByText('Your bike')).nextElementSibling as HTMLElement

test('a member sees beside the bikes whether the part fits their own', async () => {
  openAsMember([
    { order_bike_id: 1, title: 'Nireeka Nyx', size: 'M', fits: false },
    { order_bike_id: 2, title: 'Nireeka Prime', size: 'M', fits: true },
  ])
  const row = within(await ownBikeRow())
  await row.findByText('Fits your Nireeka Prime')
  expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fits your Nireeka Prime',
    'Doesn’t fit your Nireeka Nyx',
  ])
  expect(row.queryByRole('link', { name: 'Check your bike' })).toBeNull()
})

test('a guest is led to where a bike is looked up, and nothing is asked', async () => {
  open(padsPage)
  const link = within(await ownBikeRow()).getByRole('link', { name: 'Check your bike' })
  expect(link.getAttribute('href')).toBe('/shop/spares/my-bike')
})

test('a note isn’t a condition, however it begins', async () => {
  open({ ...padsPage, note: 'Fits tighter after a few rides.' })
  expect(await screen.findAllByText('Fits tighter after a few rides.')).toHaveLength(1)
})

test('each bike and the part number stand once', async () => {
  open(padsPage)
  await screen.findByText('from 2019')
  expect(screen.getAllByText(/Nireeka Prime/)).toHaveLength(1)
  expect(screen.getAllByText(/NK-P-BRK-101/)).toHaveLength(1)
})

test('a part says where it sits on a bike', async () => {
  open(padsPage)
  const figure = (await screen.findByText('Where it sits')).closest('figure')
  expect(figure?.textContent).toContain('The front brake’s caliper and disc')
  expect(figure?.querySelector('img')?.getAttribute('alt')).toBe('')
})

test('a part leads to the guides about its assembly', async () => {
  open(padsPage)
  await screen.findByText('from 2019')
  expect(linkTo('Guides: Brakes')).toBe('/help-center/search?q=Brakes')
})

test('a part without a picture shows the drawing of its family, and says so', async () => {
  open({ ...padsPage, image: null })
  expect(await screen.findByRole('img', { name: 'Drawing: Brakes' })).toBeDefined()
  expect(screen.getByText(/^No picture yet\./)).toBeDefined()
})

test('several of a part go into the cart at once', async () => {
  const counts: unknown[] = []
  const add = async (_item: CartItem, count?: number) => void counts.push(count)
  const { http } = fakeHttp({ 'GET /api/spares/1032': padsPage })
  renderRoutes(routes, '/shop/spares/1032', { http, cart: { ...fakePlatform().cart, add } })
  const quantity = within(await screen.findByRole('group', { name: 'Quantity of Brake pad set' }))
  await userEvent.click(quantity.getByRole('button', { name: 'One more' }))
  await userEvent.click(screen.getByRole('button', { name: /^Add to cart/ }))
  await userEvent.clear(quantity.getByRole('textbox'))
  await userEvent.type(quantity.getByRole('textbox'), '12')
  await userEvent.click(screen.getByRole('button', { name: /^Add to cart/ }))
  expect(counts).toEqual([2, 12])
})

test('a part that owners fit goes into the cart', async () => {
  const added = open(padsPage)
  await userEvent.click(await screen.findByRole('button', { name: 'Add to cart: Brake pad set' }))
  expect(added).toMatchObject([{ id: 1032, title: 'Brake pad set', price: 19 }])
})

test('a part for dealers leads to them instead of the cart', async () => {
  open({ ...padsPage, fit_level: 'dealer' })
  await screen.findByRole('heading', { level: 1, name: 'Brake pad set' })
  expect(screen.queryByRole('button', { name: /Add to cart/ })).toBeNull()
  expect(screen.getAllByRole('link', { name: 'dealer' })[0]?.getAttribute('href')).toBe('/dealers')
})

test('an old part leads to the one that takes its place, and back', async () => {
  const superseded_by = { id: 1033, number: 'NK-P-BRK-102', title: 'Brake pad set, second edition' }
  open({ ...padsPage, superseded_by })
  await screen.findByText(/This part is replaced by/)
  expect(linkTo('Brake pad set, second edition, NK-P-BRK-102')).toBe('/shop/spares/1033')
  expect(linkTo('NK-P-BRK-100')).toBe('/shop/spares/1400')
})

test('a part that is no longer made says so, and is not sold or sent', async () => {
  open({ ...padsPage, availability: 'discontinued', stock: 0, delivery: null })
  expect(await screen.findByText('No longer made')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Add to cart/ })).toBeNull()
  expect(screen.queryByText('Shipping')).toBeNull()
})

test('a part that is sold out says when it is expected back', async () => {
  open({ ...padsPage, availability: 'out_of_stock', stock: 0, restock_on: '2026-12-14' })
  expect(await screen.findByText('Sold out')).toBeDefined()
  expect(screen.getByText('Expected on December 14')).toBeDefined()
})

test('other parts of its assembly lead to their pages', async () => {
  open(padsPage)
  expect(await screen.findByRole('heading', { name: 'More parts: Brakes' })).toBeDefined()
  expect(linkTo('Brake rotor 180 mm')).toBe('/shop/spares/1035')
})

test('a part that is not there leads on', async () => {
  open(refusal(404, 'No such part.'))
  expect(await screen.findByRole('link', { name: 'Spare parts' })).toBeDefined()
})

test('a part that fails to load can be tried again', async () => {
  let attempt = 0
  open(() => (attempt++ === 0 ? refusal(503, 'Come back in a minute.') : padsPage))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Brake pad set' })).toBeDefined()
})
