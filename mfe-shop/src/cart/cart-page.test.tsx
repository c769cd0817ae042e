import type { Cart, CartFacts, CartItem, CartLine, CartPort, CartState, Session } from '@nireeka/contracts'
import { fakeHttp, fakePlatform, hydratePage, renderPage } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { describe, expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { bell, cardOf } from '../testing/accessories.ts'
import { CartPage } from './cart-page.tsx'

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
  kind: 'accessory',
}
const countries = [
  { id: 222, name: 'United States', served: true, speed_limit_kmh: 45 },
  { id: 80, name: 'Germany', served: true, speed_limit_kmh: 25 },
  { id: 10, name: 'Antarctica', served: false, speed_limit_kmh: 45 },
]
const choiceOf = (id: number, Size: string) => ({
  id,
  title: `Trail helmet, ${Size}`,
  options: { Size },
  price: 139,
  stock: 4,
  availability: 'low' as const,
  image: null,
  restock_on: null,
})
const trailHelmet = {
  ...cardOf({ ...bell, id: 2, title: 'Trail helmet', has_variants: true, price: 139 }),
  choices: [choiceOf(201, 'M'), choiceOf(202, 'L')],
}
const fitting = [{ ...cardOf(bell), choices: [] }, trailHelmet]
const cartOf = (...lines: CartLine[]): Cart => ({ lines, shipping: null, tax: null })

function open(state: CartState, session: Session = { status: 'guest' }, parts: Partial<CartPort> = {}) {
  const reload = vi.fn(async () => undefined)
  const setCount = vi.fn(async (_id: number, _count: number) => undefined)
  const leave = vi.fn<() => void>()
  const navigate = vi.fn<(path: string) => void>()
  const cart = {
    ...fakePlatform().cart,
    state$: new BehaviorSubject(state),
    reload,
    setCount,
    attend: () => leave,
    ...parts,
  }
  const { http } = fakeHttp({ 'GET /api/countries': { countries }, 'GET /api/accessories/fitting': fitting })
  const platform = { http, cart, navigate, session$: new BehaviorSubject(session) }
  return { ...renderPage(<CartPage />, '/shop/cart', platform), reload, setCount, leave, navigate }
}

test('the page comes in the server’s HTML with its heading, whoever’s cart it will be', async () => {
  const state$ = new BehaviorSubject<CartState>({ status: 'loading', cart: cartOf() })
  const platform = { cart: { ...fakePlatform().cart, state$ } }
  const { container, status } = await hydratePage(routes, { url: '/shop/cart', platform })
  expect(status).toBe(200)
  expect(within(container).getByRole('heading', { level: 1 }).textContent).toBe('Your cart')
})

test('lines, what they come to and the way to the payment', () => {
  open({ status: 'ready', cart: cartOf(helmet) })
  expect(screen.getByText('2 items')).toBeDefined()
  expect(screen.getByRole('link', { name: 'City helmet' }).getAttribute('href')).toBe('/shop/accessories/1')
  const sum = within(screen.getByRole('complementary', { name: 'What it costs' }))
  expect(sum.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['$238', '$238'])
  expect(sum.getByRole('link', { name: 'Continue to Payment' }).getAttribute('href')).toBe(
    '/shop/cart/checkout',
  )
})

test('a guest’s minus at 1 removes; a typed number is asked for', async () => {
  const { setCount } = open({ status: 'ready', cart: cartOf({ ...helmet, count: 1 }) })
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Quantity of City helmet' }), '5{Enter}')
  expect(setCount.mock.calls).toEqual([
    [1, 0],
    [1, 5],
  ])
})

test('an empty cart says so and leads to the configurator', () => {
  open({ status: 'ready', cart: cartOf() })
  expect(screen.getByText('There is no item in your shopping cart!')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Start Shopping' }).getAttribute('href')).toBe('/configurator')
  expect(screen.queryByRole('link', { name: 'Continue to Payment' })).toBeNull()
})

test.each([
  ['nothing is known', cartOf()],
  ['an older cart is known', cartOf(helmet)],
])('a cart that can’t be loaded says why and tries again, when %s', async (_what, cart) => {
  const { reload } = open({ status: 'failed', cart, message: "Can't reach server right now." })
  expect(screen.getByText("Can't reach server right now.")).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('a cart that is on its way isn’t called empty', () => {
  open({ status: 'loading', cart: cartOf() })
  expect(screen.queryByText('There is no item in your shopping cart!')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Loading…')
})

test('whoever leaves the page doesn’t look at the cart any more', () => {
  const { leave, unmount } = open({ status: 'ready', cart: cartOf(helmet) })
  unmount()
  expect(leave).toHaveBeenCalledOnce()
})

const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue to Payment' }))

/** Opens the cart page with a promo code typed into its field. */
async function openWith(answer: Promise<string | null>) {
  const applyPromo = vi.fn(() => answer)
  const { navigate } = open({ status: 'ready', cart: cartOf(helmet) }, { status: 'guest' }, { applyPromo })
  await userEvent.click(screen.getByRole('button', { name: 'Add a promo code' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Promo code' }), 'ride10')
  return { applyPromo, navigate }
}

describe('a promo code that is typed and not applied', () => {
  test('is applied on the way to the checkout', async () => {
    const { applyPromo, navigate } = await openWith(Promise.resolve(null))
    await goOn()
    await waitFor(() => expect(navigate.mock.calls).toEqual([['/shop/cart/checkout']]))
    expect(applyPromo.mock.calls).toEqual([['ride10']])
  })

  test('holds the way up when it is refused: why stands at the field, which has the focus', async () => {
    const { navigate } = await openWith(Promise.resolve('This code has ended.'))
    await goOn()
    expect((await screen.findByRole('alert')).textContent).toBe('This code has ended.')
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' })
    expect(document.activeElement).toBe(field)
    expect(navigate).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.click(screen.getByRole('link', { name: 'Continue to Payment' }))
    expect(location.pathname).toBe('/shop/cart/checkout')
  })
})

const facts: CartFacts = {
  subtotal: 238,
  discount: 0,
  country: null,
  promo: null,
  refusedPromo: null,
  freeShipping: null,
  estimate: {
    country: { id: 222, name: 'United States', isServed: true },
    shipping: 9,
    days: { min: 3, max: 6 },
  },
}
const ready = (change: Partial<CartFacts> = {}): CartState => ({
  status: 'ready',
  cart: { ...cartOf(helmet), facts: { ...facts, ...change } },
})

describe('the shipping estimate', () => {
  test('says what shipping costs and how long it takes, and asks for the chosen country', async () => {
    const deliverTo = vi.fn(async () => undefined)
    open(ready(), { status: 'guest' }, { deliverTo })
    expect(screen.getByText('Shipping: $9, 3 to 6 working days on the way')).toBeDefined()
    await screen.findByRole('option', { name: 'Antarctica (not yet)' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Deliver to' }), 'Germany')
    expect(deliverTo.mock.calls).toEqual([[80]])
  })

  test.each<[string, Partial<NonNullable<CartFacts['estimate']>>]>([
    ['Shipping: Free, 3 to 6 working days on the way', { shipping: 0 }],
    ['Shipping: Free, by email', { shipping: 0, days: { min: 0, max: 0 } }],
    [
      'We don’t ship to Antarctica yet.',
      { country: { id: 10, name: 'Antarctica', isServed: false }, days: null },
    ],
  ])('“%s”', (text, change) => {
    open(ready({ estimate: { ...facts.estimate!, ...change } }))
    expect(screen.getByText(text)).toBeDefined()
  })

  test('is told as missing where the shop can’t be reached', () => {
    open({ status: 'ready', cart: { ...cartOf(helmet), check: 'failed' } })
    expect(screen.getByText('Shipping can’t be worked out right now.')).toBeDefined()
  })
})

describe('what goes with the cart', () => {
  const openFitting = async () => {
    const add = vi.fn(async (_item: CartItem) => undefined)
    open(ready(), { status: 'guest' }, { add })
    await screen.findByRole('heading', { name: 'Goes well with your cart' })
    return add
  }

  test('is added in place', async () => {
    const add = await openFitting()
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Bell' }))
    expect(add.mock.calls[0]?.[0]).toMatchObject({ id: bell.id, title: 'Bell', price: 12.95 })
  })

  test('a variant is chosen first', async () => {
    const add = await openFitting()
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Trail helmet' }))
    expect(screen.getByRole('alert').textContent).toBe('Choose size first.')
    const select = screen.getByRole('combobox', { name: 'Size of Trail helmet' })
    expect(document.activeElement).toBe(select)
    await userEvent.selectOptions(select, 'L')
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Trail helmet' }))
    expect(add.mock.calls[0]?.[0]).toMatchObject({ id: 202, title: 'Trail helmet, L', price: 139 })
  })

  test('is not asked for an empty cart', () => {
    open({ status: 'ready', cart: cartOf() })
    expect(screen.queryByRole('heading', { name: 'Goes well with your cart' })).toBeNull()
  })
})
