import type { CartPort, CartState, Session, Stream } from '@nireeka/contracts'
import { fakeHttp, fakePlatform, refusal, renderPage } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import type { Builder } from '../bike-build/builder.ts'
import { buildOf, sampleBuilder } from '../bike-build/sample-builder.ts'
import { toBuildableBike } from '../bike/bike.api.ts'
import { sampleBike, sampleDates } from '../sample-bike.ts'
import { PriceBar } from './price-bar.tsx'

const DATES = 'GET /api/configurator/colors/get-date/1/12/5'
const PROMO = 'POST /api/configurator/change-promo-code/TENOFF'

const still = <T,>(value: T): Stream<T> => ({
  value,
  subscribe: () => ({ unsubscribe: () => undefined }),
})
const member = still({ status: 'member', user: { unit: 0 } } as Session)
const filled = still({
  status: 'ready',
  cart: { lines: [{ id: 1 }], shipping: null, tax: null, facts: null },
} as unknown as CartState)

interface Given {
  build?: Builder['build']
  owned?: number[]
  session$?: Stream<Session>
  cart?: Partial<CartPort>
  replies?: Parameters<typeof fakeHttp>[0]
}

function open({ build = buildOf([]), owned, session$, cart, replies }: Given) {
  const { http, calls } = fakeHttp({ [DATES]: sampleDates, ...replies })
  const bike = { ...toBuildableBike(sampleBike), owned: owned ?? null }
  const platform = { http, cart: { ...fakePlatform().cart, ...cart }, ...(session$ ? { session$ } : {}) }
  renderPage(
    <PriceBar builder={sampleBuilder({ bike, build })}>
      <button type="button">Add to cart</button>
    </PriceBar>,
    '/configurator/nireeka-prime',
    platform,
  )
  return calls
}

async function openBreakdown() {
  await userEvent.click(screen.getByRole('button', { name: /^Show price breakdown/ }))
  return within(await screen.findByRole('dialog', { name: 'Price breakdown' }))
}

test('the price and the delivery are in sight beside the main button, and no rate that nobody can pay', async () => {
  open({ build: buildOf([303], { sizeId: 12, colourId: 5 }) })
  const price = screen.getByRole('button', { name: /\$4,809/ })
  expect(price.textContent).not.toContain('a month')
  expect(await within(price).findByText('Arrives Dec 21 to 25')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeTruthy()
})

test('opened, it says what the price is made of', async () => {
  open({ build: buildOf([302, 303, 2001], { sizeId: 12, colourId: 5 }) })
  const breakdown = await openBreakdown()
  const rows = breakdown.getAllByRole('definition').map((price) => price.parentElement?.textContent)
  expect(rows).toEqual([
    'Nireeka PrimeAs standard$4,490',
    'Midnight PearlColour$190',
    '6 A quick chargerCharger$129',
    'FendersCarry and protect$79',
    'TotalShipping and tax for your country are added at checkout.$4,888',
  ])
  expect(breakdown.queryByText(/a month/)).toBeNull()
})

test('upgrades are told with what is taken off for the part they replace', async () => {
  open({ owned: [205], build: buildOf([207]) })
  const breakdown = await openBreakdown()
  expect(breakdown.getByText('$1,190, less $340 for your 840 Wh')).toBeTruthy()
  expect(breakdown.getAllByText('$850')).toHaveLength(2)
})

test('a member’s promo code acts on the cart, and the server’s sums are shown', async () => {
  const state = still({
    status: 'ready',
    cart: {
      lines: [{ id: 1 }],
      shipping: 0,
      tax: 0,
      facts: { promo: { code: 'TENOFF', description: 'Ten off', discount: 10 }, refusedPromo: null },
    },
  } as unknown as CartState)
  const before = { ...filled, value: filled.value }
  const reload = vi.fn<() => Promise<void>>(async () => {
    Object.assign(before, { value: state.value })
  })
  const sent: unknown[] = []
  open({
    session$: member,
    cart: { state$: before, reload },
    replies: {
      [PROMO]: ({ body }: { body?: unknown }) => {
        sent.push(body)
        return { code: 'TENOFF', description: 'Ten off', discount: 10, total_price: 4480 }
      },
    },
  })
  const breakdown = await openBreakdown()
  await userEvent.click(breakdown.getByRole('button', { name: 'Add a promo code' }))
  await userEvent.type(breakdown.getByRole('textbox', { name: 'Promo code' }), 'TENOFF{Enter}')
  expect(await breakdown.findByText('With it, your cart comes to $4,480 with shipping and tax.')).toBeTruthy()
  expect(breakdown.getByText('Ten off: you save $10')).toBeTruthy()
  expect(sent).toEqual([{ total_price: 4490 }])
  expect(reload).toHaveBeenCalledOnce()
})

test('a code that is refused says why beside its field, and what was typed stays', async () => {
  open({
    session$: member,
    cart: { state$: filled },
    replies: { [PROMO]: refusal(422, 'Please check.', { id: ['We don’t recognise this code.'] }) },
  })
  const breakdown = await openBreakdown()
  await userEvent.click(breakdown.getByRole('button', { name: 'Add a promo code' }))
  const field = breakdown.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' })
  await userEvent.type(field, 'TENOFF{Enter}')
  expect((await breakdown.findByRole('alert')).textContent).toBe('We don’t recognise this code.')
  expect(field.value).toBe('TENOFF')
})

test('a guest’s code is kept for the cart', async () => {
  const applyPromo = vi.fn<CartPort['applyPromo']>(async () => null)
  open({ cart: { state$: filled, applyPromo } })
  const breakdown = await openBreakdown()
  expect(breakdown.getByText(/applies to your whole cart, not just to this bike/)).toBeTruthy()
  await userEvent.click(breakdown.getByRole('button', { name: 'Add a promo code' }))
  await userEvent.type(breakdown.getByRole('textbox', { name: 'Promo code' }), 'TENOFF{Enter}')
  expect(applyPromo).toHaveBeenCalledWith('TENOFF')
})

test('with an empty cart a code has nothing to count for yet, which is said', async () => {
  open({})
  const breakdown = await openBreakdown()
  expect(breakdown.getByText(/add this to your cart first/)).toBeTruthy()
})
