import type { TestApp } from '../../../testing/test-app.ts'
import { addFailed } from './testing.ts'

type Case = [action: string, prepare: () => Promise<() => Promise<{ statusCode: number }>>]

/** Returns the calls by which admins change emails that were given up. */
export const failedEmailAuditCases = (
  office: () => { app: TestApp; admin: { token: string } },
): Record<string, Case> => ({
  'POST /api/backoffice/failed-emails/:id/send-again': [
    'email.send_again',
    async () => {
      const { app, admin } = office()
      const id = await addFailed(app.db)
      return () =>
        app.call(`/api/backoffice/failed-emails/${id}/send-again`, { method: 'POST', as: admin.token })
    },
  ],
})
