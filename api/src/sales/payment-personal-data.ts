import { sql } from 'kysely'

import { NOTHING, ownedBy, type Person, type PersonalRules, WORD } from '../platform/index.ts'
import type { SalesTables } from './tables.ts'

export const LEDGER = 'Money and its reasons are kept for ten years, as the law requires.'
const UNTIL_DELETED = 'Stays until the payment provider has deleted its customer; a job asks it to.'

export const ofOrders = ({ id }: Person) =>
  sql`order_id in (select own.id from orders as own where own.user_id = ${id})`

type PaymentTables = Pick<
  SalesTables,
  | 'payments'
  | 'sandbox_payments'
  | 'sandbox_cards'
  | 'payment_customers'
  | 'provider_events'
  | 'refunds'
  | 'refund_lines'
>

const CARD = { card_brand: NOTHING, card_last_four: NOTHING }

/** What sales stores of a member's payments and refunds. */
export const paymentPersonalData: PersonalRules<PaymentTables> = {
  payments: {
    of: ofOrders,
    onMerge: 'follows',
    onDeletion: {
      changes: { redirect: NOTHING, ...CARD },
      keeps: { provider: LEDGER, ref: LEDGER, charge_ref: LEDGER, state: WORD, currency: WORD },
    },
  },
  sandbox_payments: {
    of: ofOrders,
    onMerge: 'follows',
    onDeletion: {
      changes: CARD,
      keeps: { ref: LEDGER, title: LEDGER, state: WORD, currency: WORD, customer_id: UNTIL_DELETED },
    },
  },
  sandbox_cards: {
    of: ({ id }) =>
      sql`customer_id in (select own.id from payment_customers as own where own.user_id = ${id})`,
    onMerge: 'follows',
    onDeletion: 'delete',
  },
  // Cards themselves are at the provider, which shows them to their owner; a job deletes them there.
  payment_customers: {
    of: ownedBy('user_id'),
    leftOut: { key: 'Made up, so that the provider is asked once.' },
    onMerge: { moves: ['user_id'], once: ['provider'], duplicates: { user_id: NOTHING } },
    onDeletion: {
      changes: { user_id: NOTHING },
      keeps: { customer_ref: UNTIL_DELETED, key: UNTIL_DELETED, provider: WORD },
    },
  },
  provider_events: {
    of: ofOrders,
    onMerge: 'follows',
    onDeletion: { keeps: { event_id: LEDGER, provider: WORD, type: WORD } },
  },
  refunds: {
    of: ofOrders,
    onMerge: 'follows',
    onDeletion: {
      keeps: {
        key: LEDGER,
        provider_ref: LEDGER,
        reason: LEDGER,
        actor: LEDGER,
        state: WORD,
        credit_number: LEDGER,
      },
    },
  },
  refund_lines: {
    of: ({ id }) =>
      sql`refund_id in (select back.id from refunds as back inner join orders as own on own.id = back.order_id where own.user_id = ${id})`,
    onMerge: 'follows',
    onDeletion: { keeps: {} },
  },
}
