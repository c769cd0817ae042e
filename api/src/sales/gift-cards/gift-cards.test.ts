import { afterAll, beforeAll, expect, test } from 'vitest'

import type { QueuedEmail } from '../../platform/email/queue-email.ts'
import { openPost } from '../../testing/post.ts'
import { addProduct } from '../../testing/add-rows.ts'
import { checkOut, orderBody, shopper } from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { hashOfGiftCode, newGiftCode } from './gift-code.ts'

const GIFT = 1
const START = Date.parse('2026-11-23T10:00:00Z')
const MINUTE = 60_000

let app: TestApp
let time = START
beforeAll(async () => {
  app = await openTestApp({ now: () => new Date(time) })
  const card = { category: 'gift', title: 'Gift card, $50', price_cents: 5000, stock: null, weight_g: 0 }
  await addProduct(app.db, { id: GIFT, ...card })
})
afterAll(() => app.close())

type Member = Awaited<ReturnType<TestApp['member']>>

/** Buys gift cards, and returns their codes from the emails. */
async function bought(count = 1) {
  const member = await shopper(app, { product_id: GIFT, count })
  const { data } = (await checkOut(app, member, orderBody(50 * count))).json()
  const ref = data.redirect.split('/').at(-1)
  await app.db.updateTable('sandbox_payments').set({ state: 'paid' }).where('ref', '=', ref).execute()
  await Promise.all([app.settle(data.order_id), app.settle(data.order_id)])
  return { member, orderId: data.order_id as number, codes: await codesOf(data.order_id) }
}

async function codesOf(orderId: number) {
  const rows = await app.db.selectFrom('outbox').select('payload').orderBy('id').execute()
  const mails = rows.map(({ payload }) => payload as QueuedEmail)
  return mails.flatMap((mail) =>
    mail.template === 'gift_card' && mail.data.order_id === orderId ? mail.data.token : [],
  )
}

const redeem = (code: string, { token }: Pick<Member, 'token'>) =>
  app.call('/api/credits/redeem', { method: 'POST', as: token, body: { code } })
const cancel = (id: number, { token }: Member) =>
  app.call(`/api/orders/${id}/cancel`, { method: 'POST', as: token, body: {} })
const creditsOf = async ({ token }: Member) => (await app.call('/api/credits', { as: token })).json().data

test('a code is 16 signs in groups of four, none that looks like another', () => {
  const codes = Array.from({ length: 500 }, newGiftCode)
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){3}$/)
  expect(new Set(codes).size).toBe(500)
  expect(new Set(codes.join('').replaceAll('-', '')).size ** 16).toBeGreaterThan(2 ** 75)
})

test('each card that was paid for has a code in an email of its own, once, and only its hash is kept', async () => {
  const { member, orderId, codes } = await bought(3)
  expect(new Set(codes).size).toBe(3)
  const cards = await app.db.selectFrom('gift_cards').selectAll().where('order_id', '=', orderId).execute()
  expect(cards.map(({ amount_cents }) => amount_cents)).toEqual([5000, 5000, 5000])
  expect(cards.map(({ code_hash }) => code_hash.toString('hex')).toSorted()).toEqual(
    codes.map((code) => hashOfGiftCode(code).toString('hex')).toSorted(),
  )
  const post = openPost(app.db, { now: () => new Date(time + MINUTE) })
  await post.run()
  const emails = post.sent.filter(({ subject }) => subject === 'A gift card of $50 for Nireeka')
  expect(emails.filter(({ to }) => to === member.email)).toHaveLength(3)
  for (const code of codes) expect(emails.some(({ text }) => text.includes(code))).toBe(true)
  const kept = JSON.stringify(await app.db.selectFrom('outbox').selectAll().execute())
  for (const code of codes) expect(kept).not.toContain(code)
})

test('who types in the code has the credit, in any case, with or without dashes, once', async () => {
  const { codes } = await bought()
  const [code = ''] = codes
  const rita = await app.member()
  const answer = (await redeem(` ${code.toLowerCase().replaceAll('-', ' ')} `, rita)).json()
  expect(answer).toMatchObject({ message: '$50 of credit is yours now.', data: { amount: 50, balance: 50 } })
  expect(await creditsOf(rita)).toMatchObject({
    balance: 50,
    items: [{ kind: 'gift_card', amount: 50, expires_at: null }],
  })
  for (const member of [rita, await app.member()]) {
    const again = await redeem(code, member)
    expect(again.statusCode).toBe(422)
    expect(again.json().data).toEqual({ code: ['This gift card has been redeemed already.'] })
  }
  expect((await creditsOf(rita)).total).toBe(1)
})

test('twenty members at once, each three times: one of them has it, once', async () => {
  const { codes } = await bought()
  const members = await Promise.all(Array.from({ length: 20 }, () => app.member()))
  const answers = await Promise.all(
    [...members, ...members, ...members].map((one) => redeem(codes[0] ?? '', one)),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const all = await Promise.all(members.map(async (one) => (await creditsOf(one)).balance))
  expect(all.reduce((sum, one) => sum + one, 0)).toBe(50)
})

test('ten wrong codes in an hour are enough, and the right one waits as well', async () => {
  const { codes } = await bought()
  const rita = await app.member()
  for (let n = 0; n < 10; n++) {
    const wrong = await redeem(newGiftCode(), rita)
    expect(wrong.json().data).toEqual({
      code: ['We don’t recognise this code. Please check it carefully.'],
    })
  }
  const refused = await redeem(codes[0] ?? '', rita)
  expect(refused.statusCode).toBe(429)
  expect(refused.json().message).toContain('Please wait')
  time += 60 * MINUTE + 1
  const { access: token } = await app.sessions.start(rita.id, false)
  expect((await redeem(codes[0] ?? '', { token })).statusCode).toBe(200)
  time = START
})

test('cards that were redeemed count as no wrong tries', async () => {
  const { codes } = await bought(12)
  const rita = await app.member()
  for (const code of codes) expect((await redeem(code, rita)).statusCode).toBe(200)
  expect(await creditsOf(rita)).toMatchObject({ balance: 600 })
})

test('the cards of a cancelled order are worth nothing any more', async () => {
  const { member, orderId, codes } = await bought(2)
  expect((await cancel(orderId, member)).json().data).toMatchObject({ status: 'cancelled', refunded: 100 })
  const answer = await redeem(codes[0] ?? '', await app.member())
  expect(answer.json().data).toEqual({ code: [expect.stringContaining('was given back')] })
})

test('an order one of whose cards was redeemed can’t be cancelled any more', async () => {
  const { member, orderId, codes } = await bought(2)
  await redeem(codes[0] ?? '', await app.member())
  const order = (await app.call(`/api/orders/${orderId}`, { as: member.token })).json().data
  expect(order).toMatchObject({ status: 'paid', may_cancel: false, cancel_refusal: 'gift_card_redeemed' })
  const answer = await cancel(orderId, member)
  expect(answer.json()).toMatchObject({
    status: 409,
    error: 'gift_card_redeemed',
    message: expect.stringContaining('$50'),
  })
  expect((await redeem(codes[1] ?? '', await app.member())).statusCode).toBe(200)
})

test('cancelling and redeeming at the same moment never pays twice', async () => {
  for (let n = 0; n < 10; n++) {
    const { member, orderId, codes } = await bought()
    const rita = await app.member()
    const [cancelled, redeemed] = await Promise.all([cancel(orderId, member), redeem(codes[0] ?? '', rita)])
    expect([cancelled.statusCode, redeemed.statusCode].filter((code) => code === 200)).toHaveLength(1)
  }
})

test.each([[''], ['x'.repeat(61)], [1], [null], [['A']]])('%j is no code', async (code) => {
  const { token } = await app.member()
  const answer = await app.call('/api/credits/redeem', { method: 'POST', as: token, body: { code } })
  expect(answer.statusCode).toBe(422)
})

const refund = (orderId: number, amountCents: number | null, key: string) =>
  app.payments.refundOrder({
    orderId,
    amountCents,
    to: 'payment',
    reason: 'a wrong card',
    actor: 'admin:1',
    key,
  })

test('money that goes back ends the cards that it was paid for, and leaves out what was redeemed', async () => {
  const { member, orderId, codes } = await bought(3)
  const [first = '', second = '', third = ''] = codes
  expect((await redeem(first, member)).statusCode).toBe(200)
  await expect(refund(orderId, 15_000, 'too-much')).rejects.toThrow('At most $100 can be given back.')
  // A refused refund has ended no card.
  expect((await redeem(second, member)).statusCode).toBe(200)
  expect(await refund(orderId, null, 'the-rest')).toMatchObject({ amount_cents: 5000, state: 'done' })
  expect((await redeem(third, member)).statusCode).toBe(422)
  await expect(refund(orderId, null, 'once-more')).rejects.toThrow('Nothing is left to give back')
})
