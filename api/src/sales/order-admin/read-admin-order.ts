import { toDollars } from '@nireeka/contracts'
import { type AdminOrderData, PAYMENT_STATES } from '@nireeka/contracts/api'

import { notFound, type Db, type OrderEmailRow, readOrderEmails } from '../../platform/index.ts'
import { redeemedGiftCents } from '../gift-cards/void-gift-cards.ts'
import { type OrderFacts, readOrderFacts } from '../orders/order-facts.ts'
import { toLine, toOrderData, toRefund } from '../orders/to-order-data.ts'
import { nextPieceValues, paidByLine } from '../payments/refunds/piece-values.ts'
import { leftOf } from '../payments/refunds/refundable.ts'
import { type LineOfPieces, readPieces } from '../shipments/pieces.ts'
import { toParcel } from '../shipments/read-shipments.ts'
import { nextStates } from '../shipments/shipment-states.ts'
import { readActors } from './actors.ts'
import { allowedMoves, cancelRefusal, mayAccept, mayShip } from './allowed.ts'
import { readBuilds, readNotes, readPayments, readRefundLinesOf, readReturnLinks } from './order-parts.ts'
import { sentEmails } from './resend-email.ts'

export type ReadAdminOrder = (id: number) => Promise<AdminOrderData>

/** Creates the function that reads an order as admins see it; throws a 404 for one that there isn't. */
export const createReadAdminOrder =
  (db: Db): ReadAdminOrder =>
  async (id) => {
    const order = await readOrderFacts(db, id)
    if (!order) throw notFound('This order')
    const [pieces, payments, notes, refundLines, redeemedCents, emails, returns, builds] = await Promise.all([
      readPieces(db, id, order),
      readPayments(db, id),
      readNotes(db, id),
      readRefundLinesOf(db, id),
      redeemedGiftCents(db, id),
      readOrderEmails(db, id),
      readReturnLinks(db, id),
      readBuilds(db, id),
    ])
    const who = await readActors(
      db,
      [...order.moves, ...order.refunds, ...notes].map(({ actor }) => actor),
    )
    const refusal = cancelRefusal(order)
    const [payment] = payments
    const left = payment ? Math.max(0, leftOf({ order, payment }) - redeemedCents) : 0
    return {
      ...toOrderData(order, pieces),
      customer: customerOf(order),
      version: order.version,
      held_reason: order.held_reason,
      allowed: {
        moves: allowedMoves(order, pieces),
        ship: mayShip(order, pieces),
        cancel: refusal === null,
        accept_payment: mayAccept(order),
        refuse_payment: order.held_reason !== null && left > 0,
        refund: toDollars(left),
        emails: sentEmails(order, order.shipments),
      },
      cancel_refusal: refusal,
      lines: linesOf(order, pieces).map((line) => ({
        ...line,
        bikes: builds.flatMap(({ line_id, ...bike }) => (line_id === line.id ? [bike] : [])),
      })),
      payments: payments.map(toPayment),
      moves: order.moves.map(({ status, from, actor, reason, at }) => ({
        status,
        from,
        who: who(actor),
        reason,
        at: at.toISOString(),
      })),
      shipments: order.shipments.map((shipment) => ({
        ...toParcel(shipment),
        lines: shipment.lines,
        next_states: nextStates(shipment.state),
      })),
      emails: emails.map(toEmail),
      returns,
      notes: notes.map(({ actor, at, ...note }) => ({ ...note, who: who(actor), at: at.toISOString() })),
      refunds: order.refunds.map((refund) => ({
        ...toRefund(refund),
        id: refund.id,
        to_provider: toDollars(refund.provider_cents),
        who: who(refund.actor),
        lines: refundLines.flatMap(({ refund_id, ...pieces_ }) => (refund_id === refund.id ? [pieces_] : [])),
      })),
    }
  }

const customerOf = (order: OrderFacts) => ({
  id: order.user_id,
  name: `${order.buyer_name} ${order.buyer_last_name}`.trim(),
  email: order.email ?? order.account_email,
})

function linesOf(order: OrderFacts, pieces: readonly LineOfPieces[]) {
  const paid = paidByLine(order, pieces)
  const byId = new Map(pieces.map((line) => [line.id, line]))
  return order.lines.map((line) => {
    const counted = byId.get(line.id)
    const values = counted && order.paid_at ? nextPieceValues(counted, paid.get(line.id) ?? 0) : []
    return {
      ...toLine(line, pieces),
      id: line.id,
      shipped: counted?.shipped ?? 0,
      refunded: counted?.refunded ?? 0,
      refund_values: values.map(toDollars),
    }
  })
}

const toEmail = ({ outcome, created_at, done_at, ...email }: OrderEmailRow) => ({
  ...email,
  state: EMAIL_STATES_BY_OUTCOME[outcome ?? 'waiting'],
  at: (done_at ?? created_at).toISOString(),
})

const EMAIL_STATES_BY_OUTCOME = {
  waiting: 'queued',
  sent: 'sent',
  dropped: 'failed',
  given_up: 'failed',
} as const

const toPayment = (payment: Awaited<ReturnType<typeof readPayments>>[number]) => ({
  id: payment.id,
  provider: payment.provider,
  state: PAYMENT_STATES.find((one) => one === payment.state) ?? 'created',
  amount: toDollars(payment.amount_cents),
  captured: payment.captured_cents === null ? null : toDollars(payment.captured_cents),
  refunded: toDollars(payment.refunded_cents),
  ref: payment.charge_ref ?? payment.ref,
  created_at: payment.created_at.toISOString(),
  changed_at: payment.changed_at.toISOString(),
})
