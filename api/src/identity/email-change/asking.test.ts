import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { TestApp } from '../../testing/test-app.ts'
import { PASSWORD } from '../second-factor/testing.ts'
import { openEmailChangeDesk } from './testing.ts'

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

const statuses = (answers: Array<{ statusCode: number }>) =>
  answers.map(({ statusCode }) => statusCode).toSorted()

describe('an address that somebody has', () => {
  test('is answered like one that nobody has, and its owner is told', async () => {
    const ben = await desk.newMember()
    const free = await desk.request(rita.token, next)
    const owned = await desk.request(rita.token, ben.email.toUpperCase())
    const nameless = (body: string) => body.toLowerCase().replaceAll(next, '').replaceAll(ben.email, '')
    expect(nameless(owned.body)).toBe(nameless(free.body))
    expect(await desk.templatesTo(ben.email)).toEqual(['email_change_taken'])
    expect(await desk.tokenTo(ben.email)).toBe('')
    await desk.confirm(await desk.tokenTo(rita.email))
    expect(await desk.emailOf(rita.token)).toBe(rita.email)
  })

  test('since the change was asked for, can’t be had any more, and the member keeps theirs', async () => {
    const tokens = await ask()
    await desk.confirm(tokens.old)
    const account = {
      name: 'Ben',
      lastname: 'Quick',
      email: next,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    }
    await app.call('/api/register', { method: 'POST', body: account })
    const late = await desk.confirm(tokens.new)
    expect([late.statusCode, late.json().error]).toEqual([409, 'email_taken'])
    expect([await desk.emailOf(rita.token), await desk.pending(rita.token)]).toEqual([rita.email, null])
    expect(await desk.templatesTo(rita.email)).not.toContain('email_changed')
  })

  test('is had by one of two members who confirm it at once', async () => {
    const ben = await desk.newMember()
    const [rita1, ben1] = [await ask(), await desk.request(ben.token, next)]
    expect(ben1.statusCode).toBe(200)
    const ben2 = { old: await desk.tokenTo(ben.email), new: await desk.tokenTo(next) }
    await Promise.all([desk.confirm(rita1.old), desk.confirm(ben2.old)])
    const answers = await Promise.all([desk.confirm(rita1.new), desk.confirm(ben2.new)])
    expect(statuses(answers)).toEqual([200, 409])
    expect(
      [await desk.emailOf(rita.token), await desk.emailOf(ben.token)].filter((one) => one === next),
    ).toEqual([next])
  })
})

describe('asking', () => {
  test('takes the password, which counts as an attempt to log in', async () => {
    const wrong = await desk.request(rita.token, next, { password: 'not this one' })
    expect([wrong.statusCode, Object.keys(wrong.json().data)]).toEqual([422, ['password']])
    for (let count = 1; count < 10; count++)
      await desk.request(rita.token, next, { password: 'not this one' })
    expect((await desk.request(rita.token, next)).statusCode).toBe(429)
    expect([await desk.templatesTo(next), await desk.templatesTo(rita.email)]).toEqual([
      [],
      ['sign_in_locked'],
    ])
  })

  test('takes a code as well where the account has a second factor', async () => {
    await rita.turnOn()
    expect((await desk.request(rita.token, next)).json().data).toHaveProperty('code')
    expect((await desk.request(rita.token, next, { code: '000000' })).json().data).toHaveProperty('code')
    expect(await desk.pending(rita.token)).toBeNull()
    expect((await desk.request(rita.token, next, { code: rita.code() })).statusCode).toBe(200)
  })

  test.each(['not an address', `${'x'.repeat(250)}@example.com`, 'rita@example.com\r\nBcc: all@example.com'])(
    'for %j is refused',
    async (email) => {
      expect(Object.keys((await desk.request(rita.token, email)).json().data)).toEqual(['email'])
    },
  )

  test('for the address that one has is refused, also in capitals', async () => {
    const refused = await desk.request(rita.token, rita.email.toUpperCase())
    expect(refused.json().data.email).toEqual(['This is your email already.'])
  })

  test('takes a password, so that who has none is told to set one', async () => {
    const { token } = await app.member()
    expect((await desk.request(token, next)).json().error).toBe('no_password')
  })

  test('takes a login, as do looking and withdrawing', async () => {
    const answers = [await desk.request(undefined, next), await desk.read(), await desk.withdraw()]
    expect(statuses(answers)).toEqual([401, 401, 401])
  })

  test('is limited for a member to ten times a day', async () => {
    for (let count = 0; count < 10; count++) await ask(`${count}.${rita.email}`)
    expect((await desk.request(rita.token, next)).statusCode).toBe(429)
  })

  test('for one address is limited to five times a day, whoever asks', async () => {
    for (let count = 0; count < 5; count++) await ask()
    const ben = await desk.newMember()
    expect((await desk.request(ben.token, next)).statusCode).toBe(429)
    expect(await desk.templatesTo(next)).toHaveLength(5)
  })
})
