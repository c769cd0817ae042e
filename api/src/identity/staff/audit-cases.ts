import type { StaffData } from '@nireeka/contracts/api'

import type { TestApp } from '../../testing/test-app.ts'

type Case = [action: string, prepare: () => Promise<() => Promise<{ statusCode: number }>>]
type Office = { app: TestApp; admin: { id: number; token: string } }

const at = (path: string) => `POST /api/backoffice/staff/${path}`

/** Returns the calls by which admins change who works here, each with an invitation of its own. */
export function staffAuditCases(office: () => Office): Record<string, Case> {
  let count = 0
  const write = (path: string, body: object) =>
    office().app.call(`/api/backoffice/staff/${path}`, { method: 'POST', as: office().admin.token, body })
  const invite = (email: string) => write('invitations', { email, role: 'agent', areas: ['support'] })
  const newAddress = () => `audit-${count++}@example.com`
  const onInvitation = (action: string): Case[1] =>
    async function prepare() {
      const email = newAddress()
      const { invitations } = (await invite(email)).json().data as StaffData
      const id = invitations.find((it) => it.email === email)?.id
      return () => write(`invitations/${id}/${action}`, { version: 1 })
    }

  return {
    [at('invitations')]: ['staff.invite', async () => () => invite(newAddress())],
    [at('invitations/:id/resend')]: ['staff.resend', onInvitation('resend')],
    [at('invitations/:id/withdraw')]: ['staff.withdraw', onInvitation('withdraw')],
    [at('settings')]: [
      'staff.settings',
      async () => {
        const { app, admin } = office()
        const factor = {
          secret: Buffer.alloc(20),
          started_at: new Date(),
          confirmed_at: new Date(),
          used_step: 0,
        }
        await app.db
          .insertInto('second_factors')
          .values({ user_id: admin.id, ...factor })
          .execute()
        return async () => {
          const answer = await write('settings', { needs_second_factor: false, version: 1 })
          await app.db.deleteFrom('second_factors').where('user_id', '=', admin.id).execute()
          return answer
        }
      },
    ],
  }
}
