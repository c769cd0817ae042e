import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { emailsTo } from '../../testing/emails.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { PASSWORD } from '../second-factor/testing.ts'
import { openEmailChangeDesk } from './testing.ts'

const HOUR = 60 * 60_000

let desk: Awaited<ReturnType<typeof openEmailChangeDesk>>
let app: TestApp
let rita: Awaited<ReturnType<typeof desk.newMember>>
/** The new address, another one in each test. */
let next = ''
beforeAll(async () => {
  desk = await openEmailChangeDesk()
  app = desk.app
})
beforeEach(async () => {
  rita = await desk.newMember()
  next = `new.${rita.email}`
})
afterAll(() => desk.close())

/** Asks for the new address; returns the tokens of both links. */
async function ask(email = next) {
  const asked = await desk.request(rita.token, email)
  expect(asked.statusCode).toBe(200)
  return { old: await desk.tokenTo(rita.email), new: await desk.tokenTo(email) }
}

const login = (email: string) =>
  app.call('/api/user/login', { method: 'POST', body: { email, password: PASSWORD } })
const statuses = (answers: Array<{ statusCode: number }>) =>
  answers.map(({ statusCode }) => statusCode).toSorted()

describe('a change', () => {
  test.each([['old', 'new'] as const, ['new', 'old'] as const])(
    'is made once both addresses have confirmed it, the %s one first',
    async (first, second) => {
      const tokens = await ask()
      expect((await desk.confirm(tokens[first])).json().data).toEqual({ is_changed: false })
      expect(await desk.pending(rita.token)).toMatchObject({
        email: next,
        is_confirmed_by_old: first === 'old',
        is_confirmed_by_new: first === 'new',
      })
      expect(await desk.emailOf(rita.token)).toBe(rita.email)

      expect((await desk.confirm(tokens[second])).json().data).toEqual({ is_changed: true })
      expect([await desk.emailOf(rita.token), await desk.pending(rita.token)]).toEqual([next, null])
      expect(statuses([await login(next), await login(rita.email)])).toEqual([200, 401])
      expect((await emailsTo(app.db, rita.email)).at(-1)).toMatchObject({
        template: 'email_changed',
        data: { new_email: next },
      })
    },
  )

  test('ends all sessions but the one that has asked for it', async () => {
    const elsewhere = (await login(rita.email)).json().data.token
    const tokens = await ask()
    await desk.confirm(tokens.old)
    await desk.confirm(tokens.new)
    expect([(await desk.read(rita.token)).statusCode, (await desk.read(elsewhere)).statusCode]).toEqual([
      200, 401,
    ])
  })

  test('is pending for 24 hours', async () => {
    const tokens = await ask()
    desk.pass(24 * HOUR - 1)
    expect((await desk.confirm(tokens.new)).statusCode).toBe(200)
    desk.pass(1)
    expect((await desk.confirm(tokens.old)).statusCode).toBe(404)
    await app.purgeAccounts()
    expect(await app.db.selectFrom('email_changes').selectAll().execute()).toEqual([])
    expect(statuses([await login(rita.email)])).toEqual([200])
  })

  test('is replaced by the following one, with its links', async () => {
    const first = await ask()
    await desk.confirm(first.old)
    const second = await ask(`third.${rita.email}`)
    expect(await desk.pending(rita.token)).toMatchObject({
      email: `third.${rita.email}`,
      is_confirmed_by_old: false,
    })
    expect(statuses([await desk.confirm(first.new), await desk.confirm(second.new)])).toEqual([200, 404])
  })

  test('that is asked for twice at once is one', async () => {
    const other = `other.${rita.email}`
    expect(
      statuses(await Promise.all([desk.request(rita.token, next), desk.request(rita.token, other)])),
    ).toEqual([200, 200])
    const links = await Promise.all([desk.tokenTo(next), desk.tokenTo(other)])
    expect(statuses([await desk.confirm(links[0]), await desk.confirm(links[1])])).toEqual([200, 404])
  })

  test('is withdrawn by the member, and by a new password', async () => {
    const withdrawn = await ask()
    expect((await desk.withdraw(rita.token)).json().data).toEqual({ change: null })
    expect(statuses([await desk.confirm(withdrawn.old), await desk.confirm(withdrawn.new)])).toEqual([
      404, 404,
    ])
    await ask()
    const body = {
      old_password: PASSWORD,
      password: 'kettle under stairs',
      password_confirmation: 'kettle under stairs',
    }
    const changed = await app.call('/api/change-password', { method: 'POST', as: rita.token, body })
    expect(await desk.pending(changed.json().data.token)).toBeNull()
  })

  test('is refused from the old address alone, and its links are over', async () => {
    const tokens = await ask()
    expect((await desk.refuse(tokens.new)).statusCode).toBe(404)
    expect((await desk.refuse(tokens.old)).statusCode).toBe(200)
    expect(await desk.pending(rita.token)).toBeNull()
    expect(
      statuses([
        await desk.confirm(tokens.new),
        await desk.confirm(tokens.old),
        await desk.refuse(tokens.old),
      ]),
    ).toEqual([404, 404, 404])
  })
})

describe('the links', () => {
  test('count once, also when both are opened several times at the same moment', async () => {
    const tokens = await ask()
    const answers = await Promise.all(
      [tokens.old, tokens.new, tokens.old, tokens.new].map((token) => desk.confirm(token)),
    )
    expect(statuses(answers)).toEqual([200, 200, 404, 404])
    const done = answers.filter(({ statusCode }) => statusCode === 200)
    expect(done.filter((one) => one.json().data.is_changed)).toHaveLength(1)
    expect(await desk.emailOf(rita.token)).toBe(next)
    expect((await desk.templatesTo(rita.email)).filter((one) => one === 'email_changed')).toHaveLength(1)
  })

  test('are nowhere in the database but in the emails', async () => {
    const tokens = await ask()
    expect([tokens.old, tokens.new]).toEqual([
      expect.stringMatching(/^[\w-]{43}$/),
      expect.stringMatching(/^[\w-]{43}$/),
    ])
    const stored = JSON.stringify(await app.db.selectFrom('email_changes').selectAll().execute())
    for (const token of Object.values(tokens)) expect(stored).not.toContain(token)
  })

  test('do nothing by a GET, as a scanner of emails sends it', async () => {
    const tokens = await ask()
    expect((await app.call(`/api/email-change/confirm?token=${tokens.old}`)).statusCode).toBe(405)
    expect(await desk.pending(rita.token)).toMatchObject({ is_confirmed_by_old: false })
  })

  test('that nobody was sent are no links', async () => {
    await ask()
    expect(statuses([await desk.confirm('x'.repeat(43)), await desk.refuse('x'.repeat(43))])).toEqual([
      404, 404,
    ])
  })
})
