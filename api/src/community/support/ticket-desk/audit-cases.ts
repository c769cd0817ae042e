import type { TestApp } from '../../../testing/test-app.ts'
import { openedBy, post } from '../testing.ts'

type Case = [action: string, prepare: () => Promise<() => Promise<{ statusCode: number }>>]
interface Office {
  app: TestApp
  admin: { id: number; token: string }
}

/** Returns the calls by which staff organise tickets, each with what makes its subject. */
export function ticketAuditCases(office: () => Office): Record<string, Case> {
  const organise =
    (path: string, body: () => object): Case[1] =>
    async () => {
      const { app, admin } = office()
      const { id } = await openedBy(app, await app.member())
      return () => post(app, `/api/backoffice/tickets/${id}/${path}`, admin.token, { version: 1, ...body() })
    }
  return {
    'POST /api/backoffice/tickets/:id/assignee': [
      'ticket.assign',
      organise('assignee', () => ({ assignee_id: office().admin.id })),
    ],
    'POST /api/backoffice/tickets/:id/merge': [
      'ticket.merge',
      async () => {
        const { app, admin } = office()
        const anna = await app.member()
        const [from, into] = [await openedBy(app, anna), await openedBy(app, anna)]
        const body = { into_id: into.id, version: 1 }
        return () => post(app, `/api/backoffice/tickets/${from.id}/merge`, admin.token, body)
      },
    ],
    'POST /api/backoffice/tickets/:id/priority': [
      'ticket.urgency',
      organise('priority', () => ({ priority: 'high' })),
    ],
  }
}
