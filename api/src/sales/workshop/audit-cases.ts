import { bikeShopper, buyCart } from '../../testing/bike-shopping.ts'
import type { BackOffice } from '../order-admin/testing.ts'

type Case = [action: string, prepare: () => Promise<() => Promise<{ statusCode: number }>>]

/** Returns the calls by which admins write to the workshop's bikes, each with what makes its subject. */
export const workshopAuditCases = (office: () => BackOffice): Record<string, Case> => ({
  'POST /api/backoffice/workshop/bikes/:id/moves': [
    'workshop.move',
    async () => {
      const { app, admin } = office()
      await buyCart(app, await bikeShopper(app))
      const list = '/api/backoffice/workshop/bikes'
      const { data } = (await app.call(`${list}?stage=to_build`, { as: admin.token })).json()
      const { id, version } = data.items[0]
      const body = { to: 'in_production', version }
      return () => app.call(`${list}/${id}/moves`, { method: 'POST', as: admin.token, body })
    },
  ],
})
