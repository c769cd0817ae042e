import { onTestFinished } from 'vitest'

import { plainPasswords } from '../../testing/plain-passwords.ts'
import { type Call, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { codeAt, stepAt } from './totp.ts'

export const PASSWORD = 'a long enough phrase'
const STEP_MS = 30_000

/** Opens a test app whose clock the test moves, in the middle of a time step; closed when the test ends. */
export async function openAtTime() {
  const clock = { time: Date.parse('2021-06-01T12:00:15Z') }
  const options = { passwords: plainPasswords().passwords, now: () => new Date(clock.time) }
  const app = await openTestApp(options)
  onTestFinished(app.close)
  return { app, clock, pass: (ms: number) => (clock.time += ms) }
}

/** Creates members with a password, and what they do about their second factor. */
export function members(app: TestApp, clock: { time: number }) {
  const post = (url: string, body: unknown, call: Call = {}) =>
    app.call(url, { method: 'POST', body, ...call })

  /** A member with a password, logged in; `role` is the value of is_admin. */
  async function newMember(role = 0) {
    const member = await app.member(role)
    const password_hash = `plain ${PASSWORD}`
    await app.db.updateTable('users').set({ password_hash }).where('id', '=', member.id).execute()
    const as = member.token
    let secret: Buffer = Buffer.alloc(0)
    /** The app's code for a step before or after the present one. */
    const code = (drift = 0) => codeAt(secret, stepAt(new Date(clock.time)) + drift)
    const account = (path: string, body: unknown) => post(`/api/account/${path}`, body, { as })

    async function begin() {
      const begun = await account('second-factor', {})
      secret = await secretOf(app, member.id)
      return begun
    }

    /** Turns the second factor on and lets its first code pass; returns the recovery codes. */
    async function turnOn(): Promise<string[]> {
      await begin()
      const answer = await account('second-factor/on', { password: PASSWORD, code: code() })
      clock.time += 3 * STEP_MS
      return answer.json().data.recovery_codes
    }

    /** Gives the password; returns the challenge. */
    const challenge = async (): Promise<string> =>
      (await post('/api/user/login', { email: member.email, password: PASSWORD })).json().data.challenge

    return { ...member, account, begin, turnOn, code, challenge }
  }

  const login = (challenge: string, code: string, call: Call = {}) =>
    post('/api/user/login/code', { challenge, code }, call)

  return { newMember, login, post }
}

async function secretOf(app: TestApp, id: number): Promise<Buffer> {
  const { secret } = await app.db
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  return secret
}

/** Returns how many sessions a member has begun. */
export async function sessionsOf(app: TestApp, id: number): Promise<number> {
  const rows = await app.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()
  return rows.length
}
