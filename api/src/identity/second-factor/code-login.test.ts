import { beforeEach, expect, test } from 'vitest'

import { emailsTo } from '../../testing/emails.ts'
import { members, openAtTime, PASSWORD, sessionsOf } from './testing.ts'

const MINUTE = 60_000
const WRONG = '000000'

let opened: Awaited<ReturnType<typeof openAtTime>>
let people: ReturnType<typeof members>
beforeEach(async () => {
  opened = await openAtTime()
  people = members(opened.app, opened.clock)
})

/** A member whose second factor is on, with the recovery codes. */
async function secured() {
  const member = await people.newMember()
  return { ...member, recovery: await member.turnOn() }
}

test('without a second factor, the password alone logs in', async () => {
  const { email } = await people.newMember()
  const answer = await people.post('/api/user/login', { email, password: PASSWORD })
  expect(answer.json().data).toEqual({ token: expect.any(String) })
})

test('the right password brings a challenge, no session and no cookie; a code for it logs in', async () => {
  const rita = await secured()
  const before = await sessionsOf(opened.app, rita.id)
  const first = await people.post('/api/user/login', { email: rita.email, password: PASSWORD })
  expect(first.json().data).toEqual({ challenge: expect.any(String), expires_at: expect.any(String) })
  expect(first.cookies).toEqual([])
  expect(await sessionsOf(opened.app, rita.id)).toBe(before)

  const second = await people.login(first.json().data.challenge, rita.code())
  expect(second.statusCode).toBe(200)
  expect(second.cookies.map(({ name }) => name).toSorted()).toEqual(['__Host-Http-device', '__Host-Http-rt'])
  const me = await opened.app.call('/api/me', { as: second.json().data.token })
  expect(me.json().data.email).toBe(rita.email)
})

test('a wrong password is refused as without a second factor', async () => {
  const [rita, ben] = [await secured(), await people.newMember()]
  const [one, other] = await Promise.all(
    [rita, ben].map(({ email }) => people.post('/api/user/login', { email, password: 'not this one' })),
  )
  expect(one?.statusCode).toBe(401)
  expect(one?.json()).toEqual(other?.json())
})

test('who is blocked between the two steps gets no session, and is told why', async () => {
  const rita = await secured()
  const challenge = await rita.challenge()
  const admin = await opened.app.member(9)
  const body = { reason: 'Stolen cards.', version: 1 }
  await people.post(`/api/backoffice/customers/${rita.id}/block`, body, { as: admin.token })
  const refused = await people.login(challenge, rita.code())
  expect(refused.json()).toMatchObject({ status: 403, error: 'blocked' })
  expect(refused.cookies).toEqual([])
  const first = await people.post('/api/user/login', { email: rita.email, password: PASSWORD })
  expect(first.json().error).toBe('blocked')
})

test('a challenge is no access token', async () => {
  const challenge = await (await secured()).challenge()
  expect((await opened.app.call('/api/me', { as: challenge })).statusCode).toBe(401)
})

test('a code counts once', async () => {
  const rita = await secured()
  const code = rita.code()
  expect((await people.login(await rita.challenge(), code)).statusCode).toBe(200)
  const again = await people.login(await rita.challenge(), code)
  expect([again.statusCode, again.json().data.code?.[0]]).toEqual([
    422,
    'This code has already been used. Wait for the next one in your app.',
  ])
})

test('of ten logins at once with the same code, one succeeds', async () => {
  const rita = await secured()
  const challenges = []
  for (let count = 0; count < 10; count++) challenges.push(await rita.challenge())
  const code = rita.code()
  const answers = await Promise.all(challenges.map((challenge) => people.login(challenge, code)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('a challenge counts once, for different codes at once, too', async () => {
  const rita = await secured()
  const challenge = await rita.challenge()
  const answers = await Promise.all([-1, 0, 1].map((drift) => people.login(challenge, rita.code(drift))))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect((await people.login(challenge, rita.recovery[0] ?? '')).json().error).toBe('challenge_over')
})

test.each([-1, 0, 1])('a clock that is off by %d steps is accepted', async (drift) => {
  const rita = await secured()
  expect((await people.login(await rita.challenge(), rita.code(drift))).statusCode).toBe(200)
})

test.each([-2, 2])('a clock that is off by %d steps is refused', async (drift) => {
  const rita = await secured()
  const refused = await people.login(await rita.challenge(), rita.code(drift))
  expect([refused.statusCode, refused.json().data.code?.[0]]).toEqual([
    422,
    'This code isn’t right. Enter the one your app shows now.',
  ])
})

test('after a code, one of an earlier step no longer counts', async () => {
  const rita = await secured()
  expect((await people.login(await rita.challenge(), rita.code(1))).statusCode).toBe(200)
  expect((await people.login(await rita.challenge(), rita.code())).statusCode).toBe(422)
  opened.pass(MINUTE)
  expect((await people.login(await rita.challenge(), rita.code())).statusCode).toBe(200)
})

test('blanks in a code don’t count', async () => {
  const rita = await secured()
  const code = rita.code()
  const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `
  expect((await people.login(await rita.challenge(), typed)).statusCode).toBe(200)
})

test('a recovery code counts once, however it is written, and its owner is told', async () => {
  const rita = await secured()
  const code = rita.recovery[0] ?? ''
  const typed = code.toLowerCase().replaceAll('-', ' ')
  expect((await people.login(await rita.challenge(), typed)).statusCode).toBe(200)
  const again = await people.login(await rita.challenge(), code)
  expect(again.json().data.code).toEqual(['This recovery code has already been used. Enter another one.'])
  const emails = await emailsTo(opened.app.db, rita.email)
  expect(emails.filter(({ template }) => template === 'recovery_code_used')).toMatchObject([
    { data: { left: 9 } },
  ])
})

test('of five logins at once with the same recovery code, one succeeds', async () => {
  const rita = await secured()
  const challenges = []
  for (let count = 0; count < 5; count++) challenges.push(await rita.challenge())
  const answers = await Promise.all(challenges.map((one) => people.login(one, rita.recovery[0] ?? '')))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('a challenge is over after 5 minutes, and a code that comes too late isn’t used up', async () => {
  const rita = await secured()
  const challenge = await rita.challenge()
  opened.pass(5 * MINUTE)
  const late = await people.login(challenge, rita.code())
  expect([late.statusCode, late.json().error]).toEqual([409, 'challenge_over'])
  expect((await people.login(await rita.challenge(), rita.code())).statusCode).toBe(200)
  await opened.app.purgeAccounts()
  opened.pass(5 * MINUTE)
  await opened.app.purgeAccounts()
  expect(await opened.app.db.selectFrom('login_challenges').selectAll().execute()).toEqual([])
})

test('another member’s challenge takes neither this member’s codes nor recovery codes', async () => {
  const [rita, ben] = [await secured(), await secured()]
  const challenge = await ben.challenge()
  expect((await people.login(challenge, rita.code())).statusCode).toBe(422)
  expect((await people.login(challenge, rita.recovery[0] ?? '')).statusCode).toBe(422)
  expect((await people.login(await rita.challenge(), rita.code())).statusCode).toBe(200)
})

test('a made-up challenge is over', async () => {
  expect((await people.login('A'.repeat(43), WRONG)).json().error).toBe('challenge_over')
})

test('ten wrong codes lock, though the password is right each time; the owner is told once', async () => {
  const rita = await secured()
  for (let count = 0; count < 10; count++) {
    expect((await people.login(await rita.challenge(), WRONG)).statusCode).toBe(422)
  }
  const locked = await people.login(await rita.challenge(), rita.code())
  expect([locked.statusCode, locked.headers['retry-after']]).toEqual([429, '60'])
  opened.pass(MINUTE)
  expect((await people.login(await rita.challenge(), WRONG)).statusCode).toBe(422)
  const longer = await people.login(await rita.challenge(), rita.code())
  expect([longer.statusCode, longer.headers['retry-after']]).toEqual([429, '300'])
  opened.pass(5 * MINUTE)
  expect((await people.login(await rita.challenge(), rita.code())).statusCode).toBe(200)
  const emails = await emailsTo(opened.app.db, rita.email)
  expect(emails.filter(({ template }) => template === 'codes_locked')).toHaveLength(1)
})

test('a new password ends the challenges of the old one', async () => {
  const rita = await secured()
  const challenge = await rita.challenge()
  const next = 'another long enough phrase'
  const body = { old_password: PASSWORD, password: next, password_confirmation: next }
  expect(
    (await opened.app.call('/api/change-password', { method: 'POST', as: rita.token, body })).statusCode,
  ).toBe(200)
  expect((await people.login(challenge, rita.code())).json().error).toBe('challenge_over')
})
