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
  const onCanned =
    (path: string, body: object): Case[1] =>
    async () => {
      const { app, admin } = office()
      const all = '/api/backoffice/canned-answers'
      const input = { title: `Before ${path}`, body: 'Hello' }
      const { id } = (await post(app, all, admin.token, input)).json().data
      return () => post(app, `${all}/${id}${path}`, admin.token, { version: 1, ...body })
    }
  return {
    'POST /api/backoffice/canned-answers': [
      'canned_answer.create',
      async () => () => {
        const { app, admin } = office()
        return post(app, '/api/backoffice/canned-answers', admin.token, { title: 'New', body: 'Hello' })
      },
    ],
    'POST /api/backoffice/canned-answers/:id': [
      'canned_answer.edit',
      onCanned('', { title: 'After', body: 'Hello {name}' }),
    ],
    'POST /api/backoffice/canned-answers/:id/delete': ['canned_answer.delete', onCanned('/delete', {})],
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
