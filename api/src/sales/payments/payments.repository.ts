import { toDollars } from '@nireeka/contracts'
import {
  type MemberPaymentData,
  PAYMENT_STATES,
  type PaymentsData,
  type PaymentState,
} from '@nireeka/contracts/api'
import { type ExpressionBuilder, sql } from 'kysely'

import type { Db, Tables } from '../../platform/index.ts'
import { hasWords, searchPatterns } from '../orders/own-order-search.ts'

const PER_PAGE = 20

/** The states of a payment in which nothing was paid. A hidden payment that is paid after all is shown again. */
const UNPAID: readonly PaymentState[] = ['created', 'failed', 'voided']
/** The states of a payment in which something was paid, and perhaps refunded. */
const PAID: readonly PaymentState[] = ['captured', 'partly_refunded', 'refunded', 'disputed']

interface Needs {
  db: Db
  now: () => Date
}

interface Listed {
  page: number
  year?: number
  /** The words that are searched for. */
  q?: string
}

export type PaymentRecords = ReturnType<typeof createPaymentRecords>

/** Creates the repository of a member's own payments. Another member's payment looks nonexistent. */
export function createPaymentRecords({ db, now }: Needs) {
  return {
    /** Lists a page of payments, of one year or of all, as far as they are searched for; `years` are always all. */
    async list(userId: number, { page, ...filters }: Listed): Promise<PaymentsData> {
      const listed = paymentsOf(db, userId, filters)
      const [rows, { total }, years] = await Promise.all([
        readPage(listed, page),
        listed.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
        readYears(db, userId),
      ])
      return { items: rows.map(toRecord), page, per_page: PER_PAGE, total, years: years.map(toYear) }
    },

    /** Hides a payment from the list. `kept`: something was paid or still may be, so it can't be hidden. */
    async hide(userId: number, id: number): Promise<'hidden' | 'kept' | 'missing'> {
      const { numUpdatedRows } = await db
        .updateTable('payments')
        .set({ hidden_at: now() })
        .where('id', 'in', shownPayments(db, userId).select('payment.id').where('payment.id', '=', id))
        .where('state', 'in', UNPAID)
        .executeTakeFirst()
      if (numUpdatedRows > 0) return 'hidden'
      const kept = await shownPayments(db, userId)
        .select('payment.id')
        .where('payment.id', '=', id)
        .executeTakeFirst()
      return kept ? 'kept' : 'missing'
    },
  }
}

type Joined = Tables & { payment: Tables['payments']; order: Tables['orders'] }

const isShown = (expression: ExpressionBuilder<Joined, 'payment' | 'order'>) =>
  expression.or([expression('payment.hidden_at', 'is', null), expression('payment.state', 'not in', UNPAID)])

const shownPayments = (db: Db, userId: number) =>
  db
    .selectFrom('payments as payment')
    .innerJoin('orders as order', 'order.id', 'payment.order_id')
    .where('order.user_id', '=', userId)
    .where((expression) => isShown(expression))

/** The SQL for what was bought with a payment's order. */
const lines = sql<MemberPaymentData['lines']>`(
  select coalesce(
    json_agg(json_build_object('title', line.title, 'count', line.count, 'image', line.image) order by line.id), '[]'
  )
  from order_lines as line where line.order_id = "order".id
)`.as('lines')

const YEAR = sql<number>`extract(year from payment.created_at at time zone 'utc')::int`

function paymentsOf(db: Db, userId: number, { year, q }: Omit<Listed, 'page'>) {
  const patterns = searchPatterns(q)
  let payments = shownPayments(db, userId)
  if (year !== undefined) payments = payments.where(YEAR, '=', year)
  if (patterns.length > 0) payments = payments.where(hasWords(patterns))
  return payments
}

const readPage = (listed: ReturnType<typeof paymentsOf>, page: number) =>
  listed
    .select([
      'payment.id',
      'payment.order_id',
      'order.number as order_number',
      'order.invoice_number',
      'payment.provider',
      'payment.card_brand',
      'payment.card_last_four',
      'payment.state',
      'payment.amount_cents',
      'order.credits_cents',
      'order.refunded_cents',
      'payment.created_at',
      lines,
    ])
    .orderBy('payment.created_at', 'desc')
    .orderBy('payment.id', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()

/** Reads what was paid in each year, the latest first. */
const readYears = (db: Db, userId: number) =>
  shownPayments(db, userId)
    .where('payment.state', 'in', PAID)
    .select([
      YEAR.as('year'),
      // A sum of whole cents may exceed an integer; as a double it is exact up to 2^53.
      sql<number>`sum(payment.amount_cents::bigint + "order".credits_cents)::float8`.as('paid_cents'),
      sql<number>`sum("order".credits_cents)::float8`.as('credits_cents'),
      sql<number>`sum("order".refunded_cents)::float8`.as('refunded_cents'),
    ])
    .groupBy('year')
    .orderBy('year', 'desc')
    .execute()

type PaidYear = Awaited<ReturnType<typeof readYears>>[number]

const toYear = ({ year, paid_cents, credits_cents, refunded_cents }: PaidYear) => ({
  year,
  paid: toDollars(paid_cents),
  credits: toDollars(credits_cents),
  refunded: toDollars(refunded_cents),
  kept: toDollars(paid_cents - refunded_cents),
})

type Row = Awaited<ReturnType<typeof readPage>>[number]

function toRecord({
  amount_cents,
  credits_cents,
  refunded_cents,
  created_at,
  card_brand,
  card_last_four,
  state: stored,
  ...row
}: Row): MemberPaymentData {
  const state = stateOf(stored)
  return {
    ...row,
    card: card_brand && card_last_four ? { brand: card_brand, last_four: card_last_four } : null,
    state,
    amount: toDollars(amount_cents),
    credits: toDollars(credits_cents),
    refunded: toDollars(refunded_cents),
    created_at: created_at.toISOString(),
    may_delete: UNPAID.includes(state),
  }
}

/** Returns the stored state with its type; a check constraint allows only these values. */
function stateOf(stored: string): PaymentState {
  const state = PAYMENT_STATES.find((one) => one === stored)
  if (!state) throw new Error(`${stored} is no state of a payment`)
  return state
}
