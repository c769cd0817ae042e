import type { BackOffice } from '../order-admin/testing.ts'
import { PROMO } from './testing.ts'

type Case = [action: string, prepare: () => Promise<() => Promise<{ statusCode: number }>>]

/** Returns the calls by which admins write promo codes, each with what makes its subject. */
export function promoAuditCases(office: () => BackOffice): Record<string, Case> {
  const writePromo = (method: 'POST' | 'PUT', path: string, body: object) =>
    office().app.call(`/api/backoffice/promo-codes${path}`, { method, as: office().admin.token, body })
  const newPromo = async (code: string) => (await writePromo('POST', '', { ...PROMO, code })).json().data

  return {
    'POST /api/backoffice/promo-codes': [
      'promo_code.create',
      async () => () => writePromo('POST', '', { ...PROMO, code: 'AUDIT1' }),
    ],
    'PUT /api/backoffice/promo-codes/:id': [
      'promo_code.edit',
      async () => {
        const { id, version } = await newPromo('AUDIT2')
        return () => writePromo('PUT', `/${id}`, { ...PROMO, code: 'AUDIT2', min: 10, version })
      },
    ],
    'POST /api/backoffice/promo-codes/:id/end': [
      'promo_code.end',
      async () => {
        const { id, version } = await newPromo('AUDIT3')
        return () => writePromo('POST', `/${id}/end`, { version })
      },
    ],
  }
}
