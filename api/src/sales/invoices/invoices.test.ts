import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { readPdf, readPdfFacts } from '../../testing/pdf-text.ts'
import { addOrder, checkOut, orderBody, shopper } from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { numberInvoice } from './number-invoice.ts'

const NOON = new Date('2026-11-23T12:00:00Z')

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ now: () => NOON })
  for (let id = 1; id <= 30; id++) await addProduct(app.db, { id, stock: null, title: `Bell ${id}` })
})
afterAll(() => app.close())

type Member = Awaited<ReturnType<TestApp['member']>>

/** Places an order to Germany of products at twelve dollars each. */
async function placed(items: Array<{ product_id: number; count: number }>, payable: number, change = {}) {
  const member = await shopper(app, ...items)
  const { data } = (await checkOut(app, member, orderBody(payable, change))).json()
  return { member, id: data.order_id as number, ref: data.redirect.split('/').at(-1) as string }
}
async function pay({ id, ref }: { id: number; ref: string }) {
  await app.db.updateTable('sandbox_payments').set({ state: 'paid' }).where('ref', '=', ref).execute()
  await app.settle(id)
}
const open = (id: number, { token }: Pick<Member, 'token'>) =>
  app.call(`/api/orders/${id}/invoice`, { as: token })
const numberOf = async (id: number) => {
  const select = app.db.selectFrom('orders').select('invoice_number').where('id', '=', id)
  return (await select.executeTakeFirstOrThrow()).invoice_number
}

test('a paid order has an invoice with its number, parties, lines and sums', async () => {
  const order = await placed([{ product_id: 1, count: 2 }], 38.08)
  await pay(order)
  const answer = await open(order.id, order.member)
  const number = await numberOf(order.id)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${number}.pdf"`,
    'cache-control': 'private, no-store',
  })
  const [page = '', ...more] = readPdf(answer.rawPayload)
  expect(more).toEqual([])
  const lines = page.split('\n')
  for (const line of [
    `Invoice: ${number}`,
    'Invoice date: November 23, 2026',
    `Order: NK-${100_000 + order.id}`,
    'Rita Rider',
    'Hafenstrasse 1',
    '10115 Berlin',
    'Germany',
    'Total in US dollars',
    '$38.08',
    'VAT (19%)',
    '$6.08',
    'Page 1 of 1',
  ])
    expect(page).toContain(line)
  const row = lines.indexOf('Bell 1')
  expect(lines.slice(row, row + 4)).toEqual(['Bell 1', '2', '$12.00', '$24.00'])
})

test('it has a title and a language, and its tags tell a table from its headings', async () => {
  const order = await placed([{ product_id: 1, count: 1 }], 23.8)
  await pay(order)
  const facts = readPdfFacts((await open(order.id, order.member)).rawPayload)
  expect(facts).toContain('/Lang (en-US)')
  expect(facts).toContain(`(Invoice ${await numberOf(order.id)})`)
  expect(facts).toContain('/Marked true')
  expect(facts).toContain('/DisplayDocTitle true')
  for (const tag of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD'])
    expect(facts).toMatch(new RegExp(`/S /${tag}\\b`))
})

test('thirty lines go over pages, each with its headings and its number', async () => {
  const items = Array.from({ length: 30 }, (_, at) => ({ product_id: at + 1, count: 1 }))
  const member = await shopper(app, ...items)
  const quote = (await app.call('/api/checkout', { as: member.token })).json().data
  const order = await placed(items, quote.payable, {
    shipping: {
      address: {
        name: 'Ann',
        last_name: 'Lee',
        street: '1 Main St',
        city: 'Boston',
        region: 'MA',
        postcode: '02108',
      },
      country_id: 222,
    },
  })
  await pay(order)
  const pages = readPdf((await open(order.id, order.member)).rawPayload)
  expect(pages.length).toBeGreaterThan(1)
  const text = pages.join('\n').split('\n')
  for (let id = 1; id <= 30; id++) expect(text.filter((line) => line === `Bell ${id}`)).toHaveLength(1)
  for (const page of pages.filter((one) => one.includes('Bell'))) expect(page.split('\n')).toContain('Item')
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
  }
})

test('a cancelled order’s invoice says what went back', async () => {
  const order = await placed([{ product_id: 1, count: 2 }], 38.08)
  await pay(order)
  await app.call(`/api/orders/${order.id}/cancel`, { method: 'POST', as: order.member.token, body: {} })
  const [page = ''] = readPdf((await open(order.id, order.member)).rawPayload)
  const lines = page.split('\n')
  expect(lines).toContain('Refunds')
  expect(lines).toContain('The order was cancelled.')
  expect(lines).toContain('−$38.08')
})

test('an invoice is drawn once, and again when the order has changed', async () => {
  const order = await placed([{ product_id: 1, count: 2 }], 38.08)
  await pay(order)
  const first = (await open(order.id, order.member)).rawPayload
  expect((await open(order.id, order.member)).rawPayload.equals(first)).toBe(true)
  await app.call(`/api/orders/${order.id}/cancel`, { method: 'POST', as: order.member.token, body: {} })
  expect((await open(order.id, order.member)).rawPayload.equals(first)).toBe(false)
})

test('a member may open 30 invoices a minute, from wherever; others aren’t held up', async () => {
  const [anna, ben] = [await app.member(), await app.member()]
  const from = (remoteAddress: string, { token }: Pick<Member, 'token'>) =>
    app.app.inject({
      url: '/api/orders/999999/invoice',
      remoteAddress,
      headers: { authorization: `Bearer ${token}` },
    })
  for (let n = 1; n <= 30; n++) expect((await from(`192.0.2.${n}`, anna)).statusCode).toBe(404)
  const refused = await from('192.0.2.31', anna)
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await from('192.0.2.31', ben)).statusCode).toBe(404)
})

test('there is none before the order is paid, and none when it never was', async () => {
  const order = await placed([{ product_id: 1, count: 2 }], 38.08)
  expect((await open(order.id, order.member)).json()).toMatchObject({ status: 409, error: 'not_invoiced' })
  await app.call(`/api/orders/${order.id}/cancel`, { method: 'POST', as: order.member.token, body: {} })
  expect((await open(order.id, order.member)).statusCode).toBe(409)
  expect(await numberOf(order.id)).toBeNull()
})

test("somebody else's invoice is answered like none (B08)", async () => {
  const order = await placed([{ product_id: 1, count: 2 }], 38.08)
  await pay(order)
  for (const other of [await app.member(), await app.member(9)]) {
    const foreign = await open(order.id, other)
    expect(foreign.statusCode).toBe(404)
    expect(foreign.body).toBe((await open(999_999, other)).body)
  }
})

const number = (id: number, at: Date) => app.db.transaction().execute((trx) => numberInvoice(trx, id, at))

describe('numbers', () => {
  const paidOn = (at: Date) => addOrder(app, member.id, { status: 'paid', paid_at: at })
  let member: Member
  beforeAll(async () => {
    member = await app.member()
  })

  test('run without gaps from 1 in each year, however many pay at once and whatever fails', async () => {
    const at = new Date('2031-12-31T23:59:59Z')
    const ids = await Promise.all(Array.from({ length: 40 }, () => paidOn(at)))
    await Promise.all(
      ids.map(async (id, place) => {
        if (place % 4 > 0) return number(id, at)
        const failing = app.db.transaction().execute(async (trx) => {
          await numberInvoice(trx, id, at)
          throw new Error('the payment was not to be')
        })
        await expect(failing).rejects.toThrow('not to be')
        return undefined
      }),
    )
    const given = (await Promise.all(ids.map(numberOf))).filter((one) => one !== null).toSorted()
    expect(given).toEqual(
      Array.from({ length: 30 }, (_, place) => `INV-2031-${String(place + 1).padStart(6, '0')}`),
    )
    const next = await paidOn(at)
    await number(next, new Date('2032-01-01T00:00:00Z'))
    expect(await numberOf(next)).toBe('INV-2032-000001')
  })

  test('an order keeps the one that it has', async () => {
    const id = await paidOn(NOON)
    await number(id, NOON)
    const first = await numberOf(id)
    await number(id, NOON)
    expect(await numberOf(id)).toBe(first)
  })
})
