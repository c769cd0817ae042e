import type { CreditKind } from '@nireeka/contracts/api'

import type { Db } from '../src/platform/database/open-database.ts'
import { recordRefund } from './order-refunds.ts'

const DAY_MS = 24 * 60 * 60_000

/** A row of the demo's store credit ledger. Days are counted back from now. */
interface Row {
  kind: CreditKind
  dollars: number
  daysAgo: number
  /** How many days the credit stays valid. */
  days?: number
  note?: string
  /** The index, from 0, of the same member's row that this row ends. */
  about?: number
  /** How many days ago the member's order was placed that this row belongs to. */
  order?: number
}

/** The ledger rows of each demo member. Anna's add up to $80, of which $5 expire soon; Cara has none. */
const LEDGERS: Record<string, Row[]> = {
  anna: [
    { kind: 'welcome', dollars: 20, daysAgo: 78, days: 90 },
    { kind: 'hold', dollars: -15, daysAgo: 70, order: 70 },
    { kind: 'capture', dollars: -15, daysAgo: 69.99, about: 1, order: 70 },
    { kind: 'gift_card', dollars: 50, daysAgo: 44 },
    { kind: 'refund', dollars: 25, daysAgo: 30, note: 'For the delivery that came late.', order: 47 },
    { kind: 'hold', dollars: -30, daysAgo: 24.9, order: 24.9 },
    {
      kind: 'release',
      dollars: 30,
      daysAgo: 24.85,
      about: 5,
      note: 'The payment was declined.',
      order: 24.9,
    },
  ],
  ben: [
    { kind: 'gift_card', dollars: 50, daysAgo: 44 },
    { kind: 'refund', dollars: 12.95, daysAgo: 9, note: 'For the bell that you sent back.' },
  ],
  devanshu: [
    { kind: 'gift_card', dollars: 100, daysAgo: 300 },
    { kind: 'refund', dollars: 5, daysAgo: 40, note: 'For the delivery that came late.' },
  ],
}

export async function seedCredits(db: Db) {
  const people = await db.selectFrom('users').select(['id', 'user_name']).execute()
  const idOf = new Map(people.map(({ user_name, id }) => [user_name, id]))
  for (const [owner, rows] of Object.entries(LEDGERS)) {
    const userId = idOf.get(owner)
    if (!userId) throw new Error('The demo credits need the demo people')
    await seedLedger(db, rows, userId)
  }
}

async function seedLedger(db: Db, rows: Row[], userId: number) {
  const ids: number[] = []
  for (const { kind, dollars, daysAgo, days, note, about, order } of rows) {
    const at = new Date(Date.now() - daysAgo * DAY_MS)
    const cents = Math.round(dollars * 100)
    const orderId = order === undefined ? null : await findOrder(db, userId, order)
    const { id } = await db
      .insertInto('credit_entries')
      .values({
        user_id: userId,
        kind,
        amount_cents: cents,
        expires_at: days === undefined ? null : new Date(at.getTime() + days * DAY_MS),
        about_id: about === undefined ? null : (ids[about] ?? null),
        order_id: orderId,
        note: note ?? null,
        actor: 'shop',
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
    if (kind !== 'refund' || orderId === null) continue
    await recordRefund(db, { orderId, amount: cents, credits: cents, reason: note ?? '', at })
    await db
      .updateTable('payments')
      .set({ state: 'partly_refunded', changed_at: at })
      .where('order_id', '=', orderId)
      .execute()
  }
}

/** Returns the id of a member's demo order; null in a database without the demo's orders. */
async function findOrder(db: Db, userId: number, daysAgo: number): Promise<number | null> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('content_hash', '=', `demo ${daysAgo}`)
    .executeTakeFirst()
  return order?.id ?? null
}
