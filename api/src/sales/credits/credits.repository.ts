import { toDollars } from '@nireeka/contracts'
import type { CreditsData } from '@nireeka/contracts/api'
import type { ExpressionBuilder } from 'kysely'

import type { Db, Tables } from '../../platform/index.ts'
import { balancesAfter, lotsAt } from './balance.ts'

const PER_PAGE = 20

interface Needs {
  db: Db
  now: () => Date
}

export type Credits = ReturnType<typeof createCredits>

/** Creates the repository of members' store credit. */
export function createCredits({ db, now }: Needs) {
  return {
    async read(userId: number, page: number): Promise<CreditsData> {
      const [entries, rows, { total }] = await Promise.all([
        readLedger(db, userId),
        readPage(db, userId, page),
        listed(db, userId)
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
      ])
      const lots = lotsAt(entries, now())
      const balances = balancesAfter(entries, new Set(rows.map(({ id }) => id)))
      return {
        balance: toDollars(lots.reduce((sum, { cents }) => sum + cents, 0)),
        expiring: lots.flatMap(({ cents, expiresAt }) =>
          expiresAt ? [{ amount: toDollars(cents), expires_at: expiresAt.toISOString() }] : [],
        ),
        items: rows.map((row) => ({
          ...toEntry(row),
          balance_after: toDollars(balances.get(row.id) ?? 0),
        })),
        page,
        per_page: PER_PAGE,
        total,
      }
    },
  }
}

/** Reads every row of a member's ledger in the form that the balance needs. */
export const readLedger = (db: Db, userId: number) =>
  db
    .selectFrom('credit_entries')
    .select([
      'id',
      'kind',
      'amount_cents as amountCents',
      'expires_at as expiresAt',
      'about_id as aboutId',
      'created_at as createdAt',
    ])
    .where('user_id', '=', userId)
    .execute()

/** Excludes captured holds from the list: with the capture, the amount would appear to be spent twice. */
const isNoCapturedHold = ({ not, exists, selectFrom }: ExpressionBuilder<Ledger, 'entry'>) =>
  not(
    exists(
      selectFrom('credit_entries as capture')
        .select('capture.id')
        .whereRef('capture.about_id', '=', 'entry.id')
        .where('capture.kind', '=', 'capture'),
    ),
  )
type Ledger = Tables & { entry: Tables['credit_entries'] }

const listed = (db: Db, userId: number) =>
  db
    .selectFrom('credit_entries as entry')
    .where('entry.user_id', '=', userId)
    .where((expression) => isNoCapturedHold(expression))

const readPage = (db: Db, userId: number, page: number) =>
  listed(db, userId)
    .leftJoin('orders as order', 'order.id', 'entry.order_id')
    .select([
      'entry.id',
      'entry.kind',
      'entry.amount_cents',
      'entry.expires_at',
      'entry.note',
      'entry.created_at',
      'order.id as order_id',
      'order.number as order_number',
    ])
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()

type EntryRow = Awaited<ReturnType<typeof readPage>>[number]

const toEntry = ({ amount_cents, expires_at, created_at, order_id, order_number, ...row }: EntryRow) => ({
  ...row,
  amount: toDollars(amount_cents),
  expires_at: expires_at?.toISOString() ?? null,
  order: order_id !== null && order_number !== null ? { id: order_id, number: order_number } : null,
  created_at: created_at.toISOString(),
})
