import type { BuildChange, CartLine, CartPort, CartState, Session, User } from '@nireeka/contracts'
import { fakeHttp, fakePlatform, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { sampleBike, sampleColours, sampleDates } from '../sample-bike.ts'

Element.prototype.scrollIntoView = () => undefined

const member = { status: 'member', user: { unit: 0 } as User } as const
const owned = {
  order_bike_id: 7,
  bike_slug: 'nireeka-prime',
  title: 'Nireeka Prime',
  product_id: 9101,
  size: { id: 12, name: 'M' },
  color: { id: 5, name: 'Midnight Pearl' },
  ral: [],
  part_ids: [303],
  former_parts: [],
  serial_number: null,
  upgrades_in_cart: { cart_id: 4, part_ids: [2101] },
}
const replies = {
  'GET /api/configurator/nireeka-prime': sampleBike,
  'GET /api/countries': { countries: [] },
  'GET /api/configurator/owned/7': owned,
  'GET /api/configurator/colors/available/1/12': sampleColours,
  'GET /api/configurator/colors/get-date/1/12/5': sampleDates,
}
const line = (changed: Partial<CartLine> = {}): CartLine => ({
  id: 3,
  productId: 9001,
  title: 'Nireeka Prime',
  description: '',
  image: null,
  price: 5670,
  count: 1,
  bikeSlug: 'nireeka-prime',
  orderBikeId: null,
  build: { sizeId: 12, colourId: 5, ral: [], partIds: [703] },
  ...changed,
})
const ready = (...lines: CartLine[]): CartState => ({
  status: 'ready',
  cart: { lines, shipping: null, tax: null },
})

interface World {
  cart?: CartState
  session?: Session
  answers?: Record<string, unknown>
  isPut?: boolean
}

function open(query: string, { cart = ready(), session = member, answers, isPut = true }: World = {}) {
  const state$ = new BehaviorSubject(cart)
  const putBuild = vi.fn<CartPort['putBuild']>(async () => isPut)
  const openCart = vi.fn()
  const reload = vi.fn(async () => undefined)
  const navigate = vi.fn()
  const port = { ...fakePlatform().cart, state$, putBuild, open: openCart, reload }
  renderRoutes(routes, `/configurator/nireeka-prime?${query}`, {
    http: fakeHttp({ ...replies, ...answers }).http,
    session$: new BehaviorSubject<Session>(session),
    cart: port,
    navigate,
  })
  return { state$, putBuild, openCart, reload, navigate }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const change = (spy: { mock: { calls: unknown[][] } }) => spy.mock.calls[0]?.[0] as BuildChange
const painted = () =>
  waitFor(() => expect(screen.getByRole('tab', { name: /Colour/ }).textContent).toContain('Midnight Pearl'))

test('CNM: a new bike goes into the cart as it was built, and the page stays', async () => {
  const { putBuild, openCart, navigate } = open('build=1-c-5--jj&step=summary')
  await painted()
  await press('Add to cart')
  expect(change(putBuild)).toEqual({
    mode: 'CNM',
    item: {
      id: 9001,
      title: 'Nireeka Prime',
      description: 'Size M, Midnight Pearl, Carbon rims',
      thumbnail: expect.any(String),
      price: 5670,
      bike: { slug: 'nireeka-prime', build: { sizeId: 12, colourId: 5, ral: [], partIds: [703] } },
    },
  })
  expect([openCart.mock.calls, navigate.mock.calls]).toEqual([[], []])
})

test('what couldn’t be put into the cart leaves everything as it is', async () => {
  const { putBuild, openCart } = open('build=1-c-5&step=summary', { isPut: false })
  await painted()
  await press('Add to cart')
  await waitFor(() => expect(putBuild).toHaveBeenCalled())
  expect(openCart).not.toHaveBeenCalled()
  expect((await screen.findByRole('button', { name: 'Add to cart' })).getAttribute('aria-busy')).toBeNull()
})

test('what is missing is said, and its step opens', async () => {
  const { putBuild } = open('step=summary')
  await press('Add to cart')
  expect((await screen.findByRole('alert')).textContent).toBe('Choose your size first.')
  expect(await screen.findByRole('tab', { name: /Size/, selected: true })).toBeTruthy()
  expect(putBuild).not.toHaveBeenCalled()
})

test.each<[string, Session]>([
  ['a guest', { status: 'guest' }],
  ['a member', member],
])(
  'CECM: a bike’s line of %s goes on as it was built and is saved as the same line',
  async (_who, session) => {
    const { putBuild, navigate } = open('mode=CECM&cartID=3', { cart: ready(line()), session })
    await painted()
    expect((await screen.findByRole('tab', { name: /Components/ })).textContent).toContain('1 change')
    await press('Save changes')
    expect(change(putBuild)).toMatchObject({
      mode: 'CECM',
      lineId: 3,
      item: { price: 5670, bike: { build: { partIds: [703] } } },
    })
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/shop/cart'))
  },
)

test('CECM: a part of the line that isn’t made any more is told', async () => {
  const build = { sizeId: 12, colourId: 5, ral: [], partIds: [703, 99_999] }
  open('mode=CECM&cartID=3', { cart: ready(line({ build })) })
  expect(await screen.findByText('One part is no longer available')).toBeTruthy()
})

test('CECM: waits for the cart, and says when the line is gone', async () => {
  const { state$ } = open('mode=CECM&cartID=3', {
    cart: { ...ready(), status: 'loading' } as CartState,
  })
  expect(await screen.findByText('Loading…')).toBeTruthy()
  state$.next(ready(line({ id: 8 })))
  expect(await screen.findByText('This item is no longer in your cart')).toBeTruthy()
})

test('CECM: a cart that can’t be read is asked for again', async () => {
  const { reload } = open('mode=CECM&cartID=3', {
    cart: { ...ready(), status: 'failed', message: 'Down.' } as CartState,
  })
  expect(await screen.findByText('Down.')).toBeTruthy()
  await press('Try again')
  expect(reload).toHaveBeenCalledOnce()
})

test('CECM: a cart that changes meanwhile doesn’t take the line from under its editor', async () => {
  const { state$ } = open('mode=CECM&cartID=3', { cart: ready(line()) })
  await painted()
  state$.next(ready())
  expect(await screen.findByRole('button', { name: 'Save changes' })).toBeTruthy()
})

test('CEOM: starts from what the bike has and what is in the cart for it, and only adds upgrades', async () => {
  const { putBuild, navigate } = open('mode=CEOM&orderBikeID=7')
  expect(await screen.findByText('Midnight Pearl')).toBeTruthy()
  expect(screen.queryByRole('tab', { name: /Size|Colour/ })).toBeNull()
  expect((await screen.findByRole('tab', { name: /Accessories/ })).textContent).toContain('1 extra')
  await press('Add upgrades to cart')
  expect(change(putBuild)).toEqual({
    mode: 'CEOM',
    orderBikeId: 7,
    partIds: [2101],
    title: 'Upgrades for your Nireeka Prime',
  })
  expect(navigate).not.toHaveBeenCalled()
})

test('CEOM: the part of an owned bike is taken off the price of what replaces it', async () => {
  open('mode=CEOM&orderBikeID=7&build=1-c-5--5p')
  const price = await screen.findByRole('button', { name: /Show price/ })
  expect(price.textContent).toContain('$340')
})

test('CEOM: a guest is asked to log in, and comes back', async () => {
  open('mode=CEOM&orderBikeID=7', { session: { status: 'guest' } })
  const link = await screen.findByRole('link', { name: 'Log in' })
  expect(link.getAttribute('href')).toBe(
    `/login?continue=${encodeURIComponent('/configurator/nireeka-prime?mode=CEOM&orderBikeID=7')}`,
  )
})

test.each([
  ['somebody else’s bike', refusal(404, 'No such bike.')],
  ['another model than the address says', { ...owned, bike_slug: 'nyx' }],
])('CEOM: %s is none of ours', async (_case, answer) => {
  open('mode=CEOM&orderBikeID=7', { answers: { 'GET /api/configurator/owned/7': answer } })
  expect(await screen.findByText('This bike isn’t in your account')).toBeTruthy()
})

test('CEUM: the upgrades of a line are changed and saved as the same line', async () => {
  const upgrade = line({
    id: 4,
    productId: 9101,
    orderBikeId: 7,
    build: { sizeId: 12, colourId: 5, ral: [], partIds: [503] },
  })
  const { putBuild, navigate } = open('mode=CEUM&orderBikeID=7&cartID=4', { cart: ready(upgrade) })
  await press('Save changes')
  expect(change(putBuild)).toMatchObject({ mode: 'CEUM', lineId: 4, orderBikeId: 7, partIds: [503] })
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/shop/cart'))
})

test('CEUM: a line that is gone says so', async () => {
  open('mode=CEUM&orderBikeID=7&cartID=4')
  expect(await screen.findByText('This item is no longer in your cart')).toBeTruthy()
})
