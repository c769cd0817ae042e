import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { openPostgres } from '@nireeka/scripts/setup/find-postgres'
import { expect, test } from '@playwright/test'
import pg from 'pg'

import { freePort } from '../../testing/site.ts'
import { startApi } from './api-process.ts'
import { createBuyer } from './buyer.ts'

/** KILLS=100 is the acceptance level; the default keeps the run short. The timeout only ends a run that hangs. */
const KILLS = Number(process.env.KILLS ?? 10)
const BUYERS = 6
/** The API is killed after one of this many responses, plus a few milliseconds. */
const ANSWERS_IN_A_LIFE = 40
const MOMENTS_MS = 40
const TAILLIGHT = 7
const STOCK = 1_000_000
const NAMES = Array.from({ length: BUYERS }, (_, index) => `buyer-${index}`)

test('kill -9 at any point of checkout loses no order that was promised, and leaves none half done', async () => {
  test.setTimeout(60_000 + KILLS * 30_000)
  const server = await openPostgres()
  const folder = await mkdtemp(path.join(tmpdir(), 'nireeka-kill-'))
  const port = await freePort()
  const needs = { port, databaseUrl: server.url, folder }
  const db = new pg.Pool({ connectionString: server.url })
  const rows = async (sql: string) => (await db.query<Record<string, unknown>>(sql)).rows

  let api = await startApi(needs)
  await db.query(
    `insert into stock_movements (product_id, count, reason, actor)
     select id, $1 - stock, 'count', 'shop' from products where id = $2`,
    [STOCK, TAILLIGHT],
  )
  const origin = `http://localhost:${port}`
  let answers = 0
  let onAnswer: (() => void) | undefined
  const buyers = await Promise.all(
    NAMES.map((name) => createBuyer({ origin, name, productId: TAILLIGHT, onAnswer: () => onAnswer?.() })),
  )

  for (let kill = 0; kill < KILLS; kill += 1) {
    answers = 0
    const last = Math.ceil(Math.random() * ANSWERS_IN_A_LIFE)
    const lived = new Promise<void>((resolve) => {
      onAnswer = () => {
        answers += 1
        if (answers === last) setTimeout(resolve, Math.random() * MOMENTS_MS)
      }
    })
    const shopping = buyers.map(({ buyUntilGone }) => buyUntilGone())
    await lived
    await api.kill()
    await Promise.all(shopping)
    api = await startApi(needs)
  }
  await Promise.all(buyers.map(({ settleOpen }) => settleOpen()))

  const promised = buyers.flatMap(({ promises }) => [...promises.orders])
  const paid = buyers.flatMap(({ promises }) => [...promises.paid])
  expect(paid.length).toBeGreaterThan(KILLS)
  test.info().annotations.push({ type: 'seen', description: `${KILLS} kills, ${promised.length} orders` })
  const keys = new Map(
    (await rows('select key, order_id from checkout_keys')).map((row) => [row.key, row.order_id]),
  )
  expect(promised.filter(([key, id]) => keys.get(key) !== id)).toEqual([])
  const paidRows = await rows('select id from orders where paid_at is not null')
  const isPaid = new Set(paidRows.map(({ id }) => id))
  expect(paid.filter((id) => !isPaid.has(id))).toEqual([])

  for (const [what, sql] of Object.entries(HALF_DONE)) expect([what, await rows(sql)]).toEqual([what, []])

  const [{ stock } = {}] = await rows(`select stock from products where id = ${TAILLIGHT}`)
  const [{ held } = {}] = await rows(`
    select coalesce(sum(line.count), 0)::int as held from order_lines line join orders on orders.id = line.order_id
    where line.product_id = ${TAILLIGHT} and orders.content_hash not like 'demo %'
      and orders.status not in ('cancelled', 'expired')`)
  expect(Number(stock) + Number(held)).toBe(STOCK)

  await api.kill()
  await db.end()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const OURS = `orders.content_hash not like 'demo %'`

/** SQL queries for inconsistent rows, which must find nothing. */
const HALF_DONE = {
  'an order without lines': `select id from orders where not exists (select from order_lines where order_id = orders.id)`,
  'an order without a payment': `select id from orders where not exists (select from payments where order_id = orders.id)`,
  'an order without its key': `select id from orders where ${OURS} and not exists (select from checkout_keys where order_id = orders.id)`,
  'an order without its first move': `select id from orders where ${OURS} and not exists (select from order_moves where order_id = orders.id and from_status is null)`,
  'two orders of one key': `select key from checkout_keys group by key having count(distinct order_id) > 1`,
  'a sum that is wrong': `select id from orders where lines_cents <> (select sum(unit_cents * count) from order_lines where order_id = orders.id)`,
  'money that no order knows of': `select ref from sandbox_payments join orders on orders.id = order_id where state = 'paid' and paid_at is null and held_reason is null`,
  'a paid order whose payment is not': `select orders.id from orders join payments on order_id = orders.id where paid_at is not null and ${OURS} and state <> 'captured'`,
  'a paid order without its email': `select id from orders where paid_at is not null and ${OURS} and (select count(*) from outbox where payload ->> 'template' = 'order' and (payload -> 'data' ->> 'order_id')::int = orders.id) <> 1`,
  'a paid order without an invoice': `select id from orders where paid_at is not null and ${OURS} and invoice_number is null`,
  'a gap in the invoices': `select year from invoice_numbers where last <> (select count(*) from orders where invoice_number like 'INV-' || year || '-%')`,
  'credit that is neither held nor spent': `select orders.id from orders where ${OURS} and credits_cents <> coalesce((select -sum(amount_cents) from credit_entries where order_id = orders.id and kind = 'hold'), 0)`,
  'credit of a paid order that is only held': `select orders.id from orders where ${OURS} and paid_at is not null and credits_cents > 0 and not exists (select from credit_entries where order_id = orders.id and kind = 'capture')`,
}
