import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { readPdf } from '../../testing/pdf-text.ts'
import { openPost } from '../../testing/post.ts'
import { checkOut, giveCredit, orderBody, shopper } from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await addProduct(app.db, { id: 1, stock: null, title: 'City helmet, M, Pine' })
})
afterAll(() => app.close())
beforeEach(() => app.db.deleteFrom('outbox').execute())

/** Two helmets to Germany, $10 of them paid by credit. */
async function paid() {
  const member = await shopper(app, { product_id: 1, count: 2 })
  await giveCredit(app, member.id, 1000)
  const { data } = (await checkOut(app, member, orderBody(28.08, { use_credits: true }))).json()
  const ref = data.redirect.split('/').at(-1)
  await app.db.updateTable('sandbox_payments').set({ state: 'paid' }).where('ref', '=', ref).execute()
  await app.settle(data.order_id)
  return { member, id: data.order_id as number, number: data.number as string }
}

async function post() {
  const { run, sent } = openPost(app.db, { now: () => new Date(Date.now() + 60_000) })
  await run()
  return sent
}
const cancel = (id: number, token: string) =>
  app.call(`/api/orders/${id}/cancel`, { method: 'POST', as: token, body: {} })

test('a paid order is thanked for, with all its sums, and its invoice is attached', async () => {
  const { number, member } = await paid()
  const [email] = await post()
  expect(email).toMatchObject({ to: member.email, subject: `Thank you for your order ${number}` })
  for (const line of [
    '2 × City helmet, M, Pine: $24',
    'VAT (19%): $6.08',
    'Total: $38.08\nPaid with store credit: −$10',
  ])
    expect(email?.text).toContain(line)
  expect(email?.text).toMatch(/WHAT HAPPENS WHEN\n\nOrdered: \w+ \d+\nArrives: \w+ \d+ to (\w+ )?\d+\n/)
  const [invoice, calendar, ...more] = email?.attachments ?? []
  expect(more).toEqual([])
  expect(calendar).toMatchObject({
    filename: `${number}-delivery.ics`,
    contentType: 'text/calendar; charset=utf-8',
  })
  expect(calendar?.content.toString()).toContain(`SUMMARY:Delivery of your Nireeka order ${number}\r\n`)
  expect(invoice?.filename).toMatch(/^INV-\d{4}-\d{6}\.pdf$/)
  expect(readPdf(invoice?.content ?? Buffer.alloc(0)).join('\n')).toContain(number)
})

test('who cancels reads what goes back where', async () => {
  const { id, member } = await paid()
  await post()
  await cancel(id, member.token)
  const emails = await post()
  expect(emails).toHaveLength(1)
  expect(emails[0]?.subject).toContain('is cancelled')
  expect(emails[0]?.text).toContain('$28.08 goes back to your original payment method')
  expect(emails[0]?.text).toContain('$10 is back as store credit')
})

test('who cancels before paying reads that nothing was charged', async () => {
  const member = await shopper(app, { product_id: 1, count: 2 })
  const { data } = (await checkOut(app, member, orderBody(38.08))).json()
  await cancel(data.order_id, member.token)
  const [email] = await post()
  expect(email?.text).toContain('You hadn’t paid, so nothing was charged.')
  expect(email?.attachments ?? []).toEqual([])
})

test('money that goes back for another reason has an email of its own', async () => {
  const { id, number } = await paid()
  await post()
  const reason = 'The box had a dent.'
  const input = {
    orderId: id,
    amountCents: 500,
    to: 'payment',
    reason,
    actor: 'admin:1',
    key: 'dent',
  } as const
  await app.payments.refundOrder(input)
  await app.payments.refundOrder(input)
  const emails = await post()
  expect(emails.map(({ subject }) => subject)).toEqual([`Your refund of $5 for order ${number}`])
  expect(emails[0]?.text).toContain(reason)
  expect(emails[0]?.text).toContain('$5 goes back to your original payment method')
})
