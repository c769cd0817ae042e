import type { TestApp } from '../../testing/test-app.ts'
import { GUIDE } from './testing.ts'

type Case = [action: string, prepare: () => Promise<() => Promise<{ statusCode: number }>>]
interface Office {
  app: TestApp
  admin: { token: string }
}

/** Returns the calls by which admins write guides of the troubleshooter, each with what makes its subject. */
export function diagnosisAuditCases(office: () => Office): Record<string, Case> {
  const write = (method: 'POST' | 'PUT', path: string, body: object, key = 'guide-none') =>
    office().app.call(`/api/backoffice/diagnosis${path}`, {
      method,
      as: office().admin.token,
      headers: { 'idempotency-key': key },
      body,
    })
  const newGuide = async (slug: string) =>
    (await write('POST', '', { ...GUIDE, slug }, `guide-${slug}`)).json().data

  return {
    'POST /api/backoffice/diagnosis': [
      'diagnosis.create',
      async () => () => write('POST', '', { ...GUIDE, slug: 'audit-1' }, 'guide-audit-1'),
    ],
    'PUT /api/backoffice/diagnosis/:id': [
      'diagnosis.edit',
      async () => {
        const { id, version } = await newGuide('audit-2')
        return () => write('PUT', `/${id}`, { ...GUIDE, slug: 'audit-2', title: 'It is silent', version })
      },
    ],
    'POST /api/backoffice/diagnosis/:id/publish': [
      'diagnosis.publish',
      async () => {
        const { id, version } = await newGuide('audit-3')
        return () => write('POST', `/${id}/publish`, { is_published: true, version })
      },
    ],
  }
}
