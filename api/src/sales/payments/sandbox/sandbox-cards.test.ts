import { beforeEach, expect, test } from 'vitest'

import { addProduct } from '../../../testing/add-rows.ts'
import { placedOrder, shopper } from '../../../testing/shopping.ts'
import { type TestApp, useTestApp } from '../../../testing/test-app.ts'

let app: TestApp
let member: Awaited<ReturnType<typeof shopper>>
beforeEach(async () => {
  app = await useTestApp({ now: () => new Date('2026-01-15T12:00:00Z') })
  await addProduct(app.db, { id: 1, stock: 20 })
  member = await app.member()
})

/** Orders, and sends the form of the sandbox's page. Returns the page as it was before. */
async function payBy(form: Record<string, string>) {
  await app.call('/api/cart', {
    method: 'POST',
    as: member.token,
    body: { items: [{ product_id: 1, count: 2 }] },
  })
  const { ref } = await placedOrder(app, member, 38.08)
  const { body: page } = await app.call(`/api/sandbox/${ref}`)
  const sent = await app.call(`/api/sandbox/${ref}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  })
  expect(sent.statusCode).toBe(303)
  return page
}
const cards = async () => (await app.call('/api/saved-cards', { as: member.token })).json().data.cards

test('the sandbox saves its made-up card only when the payer ticks that and pays', async () => {
  await payBy({ decision: 'pay' })
  expect(await cards()).toEqual([])
  await payBy({ decision: 'pay', save: 'yes' })
  await payBy({ decision: 'decline', save: 'yes' })
  expect(await cards()).toMatchObject([{ brand: 'visa', last_four: '0000', exp_month: 12, exp_year: 2034 }])
})

test('its page offers the saved card, and another to save, of which one ends soon and one has ended', async () => {
  await payBy({ decision: 'pay', save: 'yes' })
  const page = await payBy({ decision: 'pay', card: 'new', save: 'yes' })
  expect(page).toContain('Your saved card •••• 0000, 12/34')
  const [first] = await app.db.selectFrom('sandbox_cards').select('id').orderBy('id').execute()
  await payBy({ decision: 'pay', card: String(first?.id), save: 'yes' })
  expect(await cards()).toHaveLength(2)
  await payBy({ decision: 'pay', card: 'new', save: 'yes' })
  expect(await cards()).toMatchObject([
    { last_four: '0000' },
    { last_four: '1111', exp_month: 1, exp_year: 2026 },
    { last_four: '2222', exp_month: 12, exp_year: 2025 },
  ])
})

const paidBy = async () =>
  (await app.call('/api/payments', { as: member.token }))
    .json()
    .data.items.map(({ card }: { card: unknown }) => card)

test('a payment says which card has paid, and none where PayPal has', async () => {
  await payBy({ decision: 'pay', save: 'yes' })
  const saved = await app.db.selectFrom('sandbox_cards').select('id').executeTakeFirstOrThrow()
  await payBy({ decision: 'pay', card: 'new' })
  await payBy({ decision: 'pay', card: String(saved.id) })
  await payBy({ decision: 'pay', card: 'none' })
  await payBy({ decision: 'decline' })
  expect(await paidBy()).toEqual([
    null,
    null,
    { brand: 'visa', last_four: '0000' },
    { brand: 'mastercard', last_four: '1111' },
    { brand: 'visa', last_four: '0000' },
  ])
})

test('a removed card is gone', async () => {
  await payBy({ decision: 'pay', save: 'yes' })
  const [{ id }] = await cards()
  const removed = await app.call(`/api/saved-cards/${id}`, { method: 'DELETE', as: member.token })
  expect(removed.json().message).toBe('Card removed.')
  expect(await cards()).toEqual([])
})
