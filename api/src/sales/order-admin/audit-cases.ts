import { type BackOffice, parcel } from './testing.ts'

type Case = [action: string, prepare: () => Promise<() => Promise<{ statusCode: number }>>]

/** Returns the calls by which admins write to orders, each with what makes its subject. */
export function orderAuditCases(office: () => BackOffice): Record<string, Case> {
  const onOrder =
    (path: string, body: object): Case[1] =>
    async () => {
      const { id } = await office().paid()
      return () => office().write(id, path, body)
    }
  const onPaid =
    (path: string, body: object): Case[1] =>
    async () => {
      const { id } = await office().paid()
      const { version } = await office().read(id)
      return () => office().write(id, path, { version, ...body })
    }
  return {
    'POST /api/backoffice/orders/:id/moves': ['order.move', onPaid('moves', { to: 'ready_to_ship' })],
    'POST /api/backoffice/orders/:id/cancel': ['order.cancel', onPaid('cancel', { reason: 'Sold out.' })],
    'POST /api/backoffice/orders/:id/notes': ['order.note', onOrder('notes', { text: 'Call before noon.' })],
    'POST /api/backoffice/orders/:id/emails': [
      'order.email',
      onOrder('emails', { template: 'confirmation' }),
    ],
    'POST /api/backoffice/orders/:id/refunds': ['order.refund', onOrder('refunds', { reason: 'Late.' })],
    'POST /api/backoffice/orders/:id/held-payment': [
      'payment.refuse',
      async () => {
        const { id, ref } = await office().placed()
        const { db, settle } = office().app
        await db
          .updateTable('sandbox_payments')
          .set({ state: 'paid', amount_cents: 100 })
          .where('ref', '=', ref)
          .execute()
        await settle(id)
        const { version } = await office().read(id)
        const body = { version, decision: 'refuse', reason: 'It is another amount.' }
        return () => office().write(id, 'held-payment', body)
      },
    ],
    'POST /api/backoffice/orders/:id/shipments': [
      'order.ship',
      async () => {
        const { id } = await office().ready()
        const { version } = await office().read(id)
        const body = { version, ...parcel(await office().rest(id)) }
        return () => office().write(id, 'shipments', body)
      },
    ],
    'POST /api/backoffice/orders/:id/shipments/:shipment/state': [
      'shipment.move',
      async () => {
        const { id } = await office().ready()
        await office().change(id, 'shipments', parcel(await office().rest(id)))
        const { version, shipments } = await office().read(id)
        return () =>
          office().write(id, `shipments/${shipments[0]?.id}/state`, { version, state: 'delivered' })
      },
    ],
  }
}
