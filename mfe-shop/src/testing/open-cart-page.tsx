import type { Cart, CartFacts, CartLine, CartPort, CartState, Session } from '@nireeka/contracts'
import { fakeHttp, fakePlatform, renderPage } from '@nireeka/kit/testing'
import { BehaviorSubject } from 'rxjs'
import { vi } from 'vitest'

import { CartPage } from '../cart/cart-page.tsx'
import { bag, bell, cardOf, listOf } from './accessories.ts'

export const helmet: CartLine = {
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
export const cartOf = (...lines: CartLine[]): Cart => ({ lines, shipping: null, tax: null })

export const facts: CartFacts = {
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
export const ready = (change: Partial<CartFacts> = {}): CartState => ({
  status: 'ready',
  cart: { ...cartOf(helmet), facts: { ...facts, ...change } },
})

/** Opens the cart page on a fake server. */
export function openCartPage(
  state: CartState,
  session: Session = { status: 'guest' },
  parts: Partial<CartPort> = {},
  replies: Record<string, unknown> = {},
) {
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
  const { http } = fakeHttp({
    'GET /api/countries': { countries },
    'GET /api/accessories': listOf(bell, bag),
    'GET /api/accessories/fitting': fitting,
    'GET /api/payment-methods': { providers: ['sandbox'] },
    ...replies,
  })
  const platform = { http, cart, navigate, session$: new BehaviorSubject(session) }
  return { ...renderPage(<CartPage />, '/shop/cart', platform), reload, setCount, leave, navigate }
}
