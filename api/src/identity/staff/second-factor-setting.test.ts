import { beforeEach, expect, onTestFinished, test } from 'vitest'

import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
  onTestFinished(app.close)
})

/** A member with a second factor that is on. */
async function withFactor(role: number) {
  const member = await app.member(role)
  const factor = { secret: Buffer.alloc(20), started_at: new Date(), confirmed_at: new Date(), used_step: 0 }
  await app.db
    .insertInto('second_factors')
    .values({ user_id: member.id, ...factor })
    .execute()
  return member
}
const demand = (as: string, needs_second_factor = true, version = 1) =>
  app.call('/api/backoffice/staff/settings', { method: 'POST', as, body: { needs_second_factor, version } })

test('staff without a second factor are members only while a setting demands one', async () => {
  const [admin, agent, other] = [await withFactor(9), await app.member(1), await withFactor(1)]
  const tickets = (as: string) => app.call('/api/backoffice/tickets', { as })
  expect((await tickets(agent.token)).statusCode).toBe(200)
  expect((await demand(admin.token)).json().data.settings).toEqual({ needs_second_factor: true, version: 2 })

  const refused = (await tickets(agent.token)).json()
  expect([refused.status, refused.error]).toEqual([403, 'second_factor_required'])
  expect(refused.message).toContain('two-step login')
  expect((await tickets(other.token)).statusCode).toBe(200)
  expect((await app.call('/api/me', { as: agent.token })).json().data).toMatchObject({
    is_admin: 1,
    lacks_second_factor: true,
  })
  // They are still staff, who can’t delete their own account.
  const deletion = await app.call('/api/account/data', { as: agent.token })
  expect(deletion.json().data.blockers).toHaveLength(1)
  // The back office itself can be loaded, and says so.
  expect((await app.call('/api/remotes/staff', { as: agent.token })).statusCode).toBe(200)

  expect((await demand(admin.token, false, 2)).statusCode).toBe(200)
  expect((await tickets(agent.token)).statusCode).toBe(200)
  const log = await app.db.selectFrom('audit_log').select(['action', 'before', 'after']).execute()
  expect(log[0]).toEqual({
    action: 'staff.settings',
    before: { needs_second_factor: false },
    after: { needs_second_factor: true },
  })
})

test('it is changed by an admin who has one themself, at the version that was read', async () => {
  const [without, admin] = [await app.member(9), await withFactor(9)]
  expect((await demand(without.token)).json().error).toBe('own_second_factor')
  expect((await demand(admin.token, true, 3)).json().error).toBe('stale_version')
})
