import type { CreditKind } from '@nireeka/contracts/api'

import type { Db } from '../src/platform/database/open-database.ts'

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
}

/** The ledger rows of each demo member. Anna's add up to $80, of which $5 expire soon; Cara has none. */
const LEDGERS: Record<string, Row[]> = {
  anna: [
    { kind: 'welcome', dollars: 20, daysAgo: 78, days: 90 },
    { kind: 'hold', dollars: -15, daysAgo: 70.1 },
    { kind: 'capture', dollars: -15, daysAgo: 70, about: 1 },
    { kind: 'gift_card', dollars: 50, daysAgo: 44 },
    { kind: 'refund', dollars: 25, daysAgo: 30, note: 'For the lights that you sent back.' },
    { kind: 'hold', dollars: -30, daysAgo: 12.5 },
    { kind: 'release', dollars: 30, daysAgo: 12.4, about: 5, note: 'The payment was declined.' },
  ],
  ben: [
    { kind: 'gift_card', dollars: 50, daysAgo: 44 },
    { kind: 'refund', dollars: 12.95, daysAgo: 9, note: 'For the bell that you sent back.' },
  ],
  dev: [
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
  for (const { kind, dollars, daysAgo, days, note, about } of rows) {
    const at = Date.now() - daysAgo * DAY_MS
    const { id } = await db
      .insertInto('credit_entries')
      .values({
        user_id: userId,
        kind,
        amount_cents: Math.round(dollars * 100),
        expires_at: days === undefined ? null : new Date(at + days * DAY_MS),
        about_id: about === undefined ? null : (ids[about] ?? null),
        order_id: null,
        note: note ?? null,
        actor: 'shop',
        created_at: new Date(at),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
}
