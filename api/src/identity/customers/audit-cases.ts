import type { TestApp } from '../../testing/test-app.ts'

type Case = [action: string, prepare: () => Promise<() => Promise<{ statusCode: number }>>]
type Office = { app: TestApp; admin: { token: string } }

const at = (path: string) => `POST /api/backoffice/customers/:id/${path}`

/** Returns the calls by which admins change accounts, each with a member of its own. */
export function customerAuditCases(office: () => Office): Record<string, Case> {
  const write = (id: number, path: string, body: object) =>
    office().app.call(`/api/backoffice/customers/${id}/${path}`, {
      method: 'POST',
      as: office().admin.token,
      headers: { 'idempotency-key': `audit-case-${id}` },
      body,
    })
  const change = (path: string, first?: string, more: object = {}): Case[1] =>
    async function prepare() {
      const { id } = await office().app.member()
      if (first) await write(id, first, { reason: 'They asked.', version: 1 })
      return () => write(id, path, { ...more, reason: 'They asked.', version: first ? 2 : 1 })
    }

  return {
    [at('block')]: ['customer.block', change('block')],
    [at('unblock')]: ['customer.unblock', change('unblock', 'block')],
    [at('sign-out')]: ['customer.sign_out', change('sign-out')],
    [at('role')]: ['customer.role', change('role', undefined, { role: 'agent' })],
    [at('data-export')]: ['customer.data_export', change('data-export')],
    [at('deletion')]: ['customer.deletion', change('deletion')],
    [at('deletion/cancel')]: ['customer.deletion_cancel', change('deletion/cancel', 'deletion')],
    [at('merge')]: [
      'customer.merge',
      async () => {
        const { id } = await office().app.member()
        const { id: into_id } = await office().app.member()
        return () => write(id, 'merge', { into_id, into_version: 1, version: 1, reason: 'They asked.' })
      },
    ],
    [at('end-session')]: [
      'customer.session_end',
      async () => {
        const { app } = office()
        const { id } = await app.member()
        const { id: session } = await app.db
          .selectFrom('sessions')
          .select('id')
          .where('user_id', '=', id)
          .executeTakeFirstOrThrow()
        return () => write(id, 'end-session', { session, reason: 'They asked.', version: 1 })
      },
    ],
    [at('credits')]: [
      'customer.credit',
      async () => {
        const { id } = await office().app.member()
        return () => write(id, 'credits', { amount: 10, reason: 'It came late.' })
      },
    ],
  }
}
