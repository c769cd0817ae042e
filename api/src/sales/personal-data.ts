import { sql } from 'kysely'

import { MADE, NOTHING, ownedBy, type Person, type PersonalRules, SECRET, WORD } from '../platform/index.ts'
import { listDocuments } from './invoices/list-documents.ts'
import { LEDGER, ofOrders, paymentPersonalData } from './payment-personal-data.ts'
import type { SalesTables } from './tables.ts'

const LAW = 'Orders and invoices are kept for ten years, as the law requires.'
const ORDERED = 'The address that the order was placed with.'
const OURS = 'What the shop offers or counts, without buyers.'

const ofReturns = ({ id }: Person) =>
  sql`return_id in (select back.id from returns as back inner join orders as own on own.id = back.order_id where own.user_id = ${id})`
const withoutPhone = (column: string) => sql`jsonb_set(${sql.ref(column)}, '{phone}', 'null')`

/** What sales stores of a member. An order keeps what its invoice says; the rest of the person goes. */
export const salesPersonalData: PersonalRules<SalesTables> = {
  return_photos: {
    of: ofReturns,
    leftOut: { hash: 'Made of the picture.' },
    file: { bytes: 'bytes', name: sql<string>`id || '-' || name` },
    onMerge: 'follows',
    onDeletion: 'delete',
  },
  return_lines: {
    of: ofReturns,
    onMerge: 'follows',
    onDeletion: { keeps: { condition: LEDGER, deduction_reason: LEDGER, reason: WORD } },
  },
  return_moves: {
    of: ofReturns,
    onMerge: 'follows',
    onDeletion: { keeps: { actor: LEDGER, reason: LEDGER, from_status: WORD, to_status: WORD } },
  },
  returns: {
    of: ofOrders,
    onMerge: 'follows',
    onDeletion: {
      changes: { comment: NOTHING },
      keeps: { key: LEDGER, exchange_key: LEDGER, content_hash: MADE, status: WORD, wish: WORD },
    },
  },
  order_notes: { of: ofOrders, onMerge: 'follows', onDeletion: 'delete' },
  order_moves: {
    of: ofOrders,
    onMerge: 'follows',
    onDeletion: { keeps: { actor: LAW, reason: LAW, from_status: WORD, to_status: WORD } },
  },
  order_lines: {
    of: ofOrders,
    onMerge: 'follows',
    onDeletion: { keeps: { title: LAW, description: LAW, image: LAW, build: LAW, build_key: LAW } },
  },
  orders: {
    of: ownedBy('user_id'),
    documents: (trx, { id }) => listDocuments(trx, id),
    leftOut: { content_hash: 'Made of the other columns.' },
    onMerge: { moves: ['user_id'], stays: { email: ORDERED }, shownAs: 'orders' },
    onDeletion: {
      changes: {
        email: NOTHING,
        address: withoutPhone('address'),
        billing_address: withoutPhone('billing_address'),
      },
      keeps: {
        address: LAW,
        billing_address: LAW,
        user_id: LAW,
        held_reason: LAW,
        promo_code: LAW,
        content_hash: MADE,
        status: WORD,
        currency: WORD,
        shipping_method: WORD,
        invoice_number: LAW,
        invoice_tax_label: LAW,
      },
    },
  },
  ...paymentPersonalData,
  shipment_lines: {
    of: ({ id }) =>
      sql`shipment_id in (select sent.id from shipments as sent inner join orders as own on own.id = sent.order_id where own.user_id = ${id})`,
    onMerge: 'follows',
    onDeletion: { keeps: {} },
  },
  shipments: {
    of: ofOrders,
    onMerge: 'follows',
    onDeletion: { keeps: { key: LAW, tracking_number: LAW, actor: LAW, carrier: WORD, state: WORD } },
  },
  bike_builds: { of: ofOrders, onMerge: 'follows', onDeletion: { keeps: { stage: WORD } } },
  promo_redemptions: {
    of: ownedBy('user_id'),
    onMerge: { moves: ['user_id'] },
    onDeletion: { keeps: { user_id: LEDGER } },
  },
  credit_entries: {
    of: ownedBy('user_id'),
    onMerge: {
      moves: ['user_id'],
      changes: { merged_from_id: sql`coalesce(merged_from_id, user_id)`, key: NOTHING },
      stays: { merged_from_id: 'Says whose credit it was.' },
      shownAs: 'credits',
    },
    onDeletion: {
      keeps: {
        user_id: LEDGER,
        merged_from_id: LEDGER,
        note: LEDGER,
        actor: LEDGER,
        kind: WORD,
        key: LEDGER,
      },
    },
  },
  gift_cards: {
    of: (person) => sql`redeemed_by = ${person.id} or ${ofOrders(person)}`,
    leftOut: { code_hash: SECRET },
    onMerge: { moves: ['redeemed_by'] },
    onDeletion: { keeps: { redeemed_by: LEDGER, code_hash: LEDGER } },
  },
  checkout_keys: {
    of: ownedBy('user_id'),
    leftOut: { request_hash: SECRET },
    onMerge: 'delete',
    onDeletion: 'delete',
  },
  addresses: {
    of: ownedBy('user_id'),
    onMerge: { moves: ['user_id'], once: ['fingerprint'], shownAs: 'addresses' },
    onDeletion: 'delete',
  },
  cart_lines: {
    of: ownedBy('user_id'),
    onMerge: { moves: ['user_id'], once: ['product_id', 'build_key'], shownAs: 'cart_lines' },
    onDeletion: 'delete',
  },
  cart_merges: { of: ownedBy('user_id'), onMerge: 'delete', onDeletion: 'delete' },
  carts: { of: ownedBy('user_id'), onMerge: { moves: ['user_id'], once: [] }, onDeletion: 'delete' },
  goods_imports: 'What staff imported, by the number of their account.',
  promo_codes: OURS,
  invoice_numbers: OURS,
  credit_note_numbers: OURS,
}
