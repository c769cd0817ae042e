import { refusal } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { address, checkoutData } from '../testing/checkout.ts'
import { openCheckout } from '../testing/open-checkout.tsx'
import { inTurn, lost, pay, PAYMENT_PAGE, PLACE, placed } from '../testing/placing.ts'

let scrolledTo: Array<string | null> = []
beforeEach(() => {
  sessionStorage.clear()
  scrolledTo = []
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.textContent)
    // Newer browsers return a promise here.
    return Promise.resolve()
  }
})

test.each([
  ['lost', lost()],
  ['a server’s failure', refusal(502, "Can't reach server right now.")],
])('an answer that was %s repeats the very same order', async (_what, answer) => {
  const { orders, visited } = openCheckout({ [PLACE]: inTurn(answer, placed) })
  await pay()
  expect((await screen.findByRole('alert')).textContent).toContain('It’s safe to try again')
  await pay()
  await waitFor(() => expect(visited).toEqual([PAYMENT_PAGE]))
  expect(orders[1]).toEqual(orders[0])
})

test('after a reload the order whose answer was lost is the same order', async () => {
  const before = openCheckout({ [PLACE]: lost() })
  await pay()
  await screen.findByRole('alert')
  before.unmount()
  const { orders, visited } = openCheckout({ [PLACE]: placed })
  await pay()
  await waitFor(() => expect(visited).toEqual([PAYMENT_PAGE]))
  expect(orders[0]).toEqual(before.orders[0])
})

const bike = { size_id: 12, color_id: 1, ral: [], part_ids: [802] }
const [helmet] = checkoutData.lines
const withBike = (part_ids: number[]) => ({
  ...checkoutData,
  lines: [{ ...helmet, kind: 'bike', build: { ...bike, part_ids } }],
})
const withAddress = (city: string) => ({
  ...checkoutData,
  addresses: [{ id: 5, country_id: 222, ...address, city }],
})

test.each([
  ['a bike that was built anew for the same price', withBike([802]), withBike([902])],
  ['an address that was changed', withAddress('Portland'), withAddress('Salem')],
])('after a lost answer, %s is another order', async (_what, first, second) => {
  const before = openCheckout({ 'GET /api/checkout': first, [PLACE]: lost() })
  await pay()
  await screen.findByRole('alert')
  before.unmount()
  const { orders, visited } = openCheckout({ 'GET /api/checkout': second, [PLACE]: placed })
  await pay()
  await waitFor(() => expect(visited).toEqual([PAYMENT_PAGE]))
  expect(orders[0]?.key).not.toBe(before.orders[0]?.key)
})

test('why it wasn’t placed comes into sight from below the bar with the button, each time', async () => {
  openCheckout({ [PLACE]: lost })
  for (const times of [1, 2]) {
    await pay()
    await waitFor(() => expect(scrolledTo).toHaveLength(times))
    expect(scrolledTo.at(-1)).toContain('It’s safe to try again')
  }
})
