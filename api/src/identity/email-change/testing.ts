import { emailsTo } from '../../testing/emails.ts'
import { plainPasswords } from '../../testing/plain-passwords.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { members, PASSWORD } from '../second-factor/testing.ts'

/** Opens the API with a clock that the test moves, and what members do there to change their email. */
export async function openEmailChangeDesk() {
  const clock = { time: Date.parse('2021-06-01T12:00:15Z') }
  const { passwords } = plainPasswords()
  const app = await openTestApp({ passwords, now: () => new Date(clock.time) })

  const change = (method: 'GET' | 'POST' | 'DELETE', as?: string, body?: object) =>
    app.call('/api/account/email-change', { method, as, body })
  const open = (link: 'confirm' | 'refuse', token: string) =>
    app.call(`/api/email-change/${link}`, { method: 'POST', body: { token } })

  return {
    app,
    close: app.close,
    newMember: members(app, clock).newMember,
    pass: (ms: number) => (clock.time += ms),
    request: (as: string | undefined, email: string, rest: object = {}) =>
      change('POST', as, { email, password: PASSWORD, ...rest }),
    withdraw: (as?: string) => change('DELETE', as),
    pending: async (as: string) => (await change('GET', as)).json().data.change,
    read: (as?: string) => change('GET', as),
    confirm: (token: string) => open('confirm', token),
    refuse: (token: string) => open('refuse', token),
    /** The names of the emails to an address, the oldest first. */
    templatesTo: async (to: string) => (await emailsTo(app.db, to)).map(({ template }) => template),
    /** The token of the newest link that an address got. */
    async tokenTo(to: string): Promise<string> {
      const tokens = (await emailsTo(app.db, to)).map(({ data }) => ('token' in data ? data.token : null))
      return tokens.findLast((token) => token !== null) ?? ''
    },
    emailOf: async (as: string): Promise<string> => (await app.call('/api/me', { as })).json().data.email,
  }
}
