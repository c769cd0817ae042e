import { beforeEach, expect, test } from 'vitest'

import { emailsTo } from '../../testing/emails.ts'
import { members, openAtTime, PASSWORD } from './testing.ts'

const HOUR = 60 * 60_000

let opened: Awaited<ReturnType<typeof openAtTime>>
let people: ReturnType<typeof members>
beforeEach(async () => {
  opened = await openAtTime()
  people = members(opened.app, opened.clock)
})

const stateOf = async (as: string) =>
  (await opened.app.call('/api/account/security', { as })).json().data.second_factor

const templatesTo = async (email: string) =>
  (await emailsTo(opened.app.db, email)).map(({ template }) => template)

test('a set-up that isn’t confirmed asks nobody for a code', async () => {
  const rita = await people.newMember()
  const { secret, uri } = (await rita.begin()).json().data
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(uri).toContain(`secret=${secret}`)
  expect(await rita.challenge()).toBeUndefined()
  expect(await stateOf(rita.token)).toBeNull()
})

test('the password and a code turn it on; ten recovery codes are shown, and only their hashes stored', async () => {
  const rita = await people.newMember()
  await rita.begin()
  const on = await rita.account('second-factor/on', { password: PASSWORD, code: rita.code() })
  const { recovery_codes } = on.json().data
  expect(new Set(recovery_codes).size).toBe(10)
  for (const code of recovery_codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
  const stored = JSON.stringify(await opened.app.db.selectFrom('recovery_codes').selectAll().execute())
  expect(recovery_codes.filter((code: string) => stored.includes(code.replaceAll('-', '')))).toEqual([])
  expect(await stateOf(rita.token)).toEqual({ since: '2021-06-01T12:00:15.000Z', recovery_codes_left: 10 })
  expect(await templatesTo(rita.email)).toEqual(['second_factor_on'])
})

test('a wrong password or a wrong code doesn’t turn it on, and says which it was', async () => {
  const rita = await people.newMember()
  await rita.begin()
  const wrongPassword = await rita.account('second-factor/on', { password: 'not this', code: rita.code() })
  expect(Object.keys(wrongPassword.json().data)).toEqual(['password'])
  const wrongCode = await rita.account('second-factor/on', { password: PASSWORD, code: rita.code(2) })
  expect(Object.keys(wrongCode.json().data)).toEqual(['code'])
  expect(await stateOf(rita.token)).toBeNull()
  expect(await templatesTo(rita.email)).toEqual([])
})

test('the code that turns it on doesn’t log in as well', async () => {
  const rita = await people.newMember()
  await rita.begin()
  const code = rita.code()
  await rita.account('second-factor/on', { password: PASSWORD, code })
  expect((await people.login(await rita.challenge(), code)).statusCode).toBe(422)
})

test('a new set-up replaces one that waits, and after an hour none waits', async () => {
  const rita = await people.newMember()
  await rita.begin()
  const old = rita.code()
  await rita.begin()
  const on = (code: string) => rita.account('second-factor/on', { password: PASSWORD, code })
  expect((await on(old)).statusCode).toBe(422)
  opened.pass(HOUR)
  const { access: as } = await opened.app.sessions.start(rita.id, false)
  const late = { password: PASSWORD, code: rita.code() }
  expect((await people.post('/api/account/second-factor/on', late, { as })).json().error).toBe('setup_over')
  await opened.app.purgeAccounts()
  expect(await opened.app.db.selectFrom('second_factors').selectAll().execute()).toEqual([])
})

test('what is on can’t be set up again, so that nobody replaces its secret', async () => {
  const rita = await people.newMember()
  await rita.turnOn()
  expect((await rita.account('second-factor', {})).json().error).toBe('second_factor_is_on')
  const again = await rita.account('second-factor/on', { password: PASSWORD, code: rita.code() })
  expect(again.json().error).toBe('second_factor_is_on')
})

test('an account without a password sets one first', async () => {
  const { token } = await opened.app.member()
  const begun = await people.post('/api/account/second-factor', {}, { as: token })
  expect(begun.json()).toMatchObject({ status: 409, error: 'no_password' })
})

test('new recovery codes need password and code, and the earlier ones no longer count', async () => {
  const rita = await people.newMember()
  const [first = ''] = await rita.turnOn()
  const replace = (code: string) => rita.account('second-factor/recovery-codes', { password: PASSWORD, code })
  expect((await replace('000000')).statusCode).toBe(422)
  const { recovery_codes } = (await replace(rita.code())).json().data
  expect(recovery_codes).toHaveLength(10)
  expect((await people.login(await rita.challenge(), first)).statusCode).toBe(422)
  expect((await people.login(await rita.challenge(), recovery_codes[0])).statusCode).toBe(200)
  expect((await stateOf(rita.token)).recovery_codes_left).toBe(9)
})

test('who has lost the phone gets new recovery codes by a recovery code', async () => {
  const rita = await people.newMember()
  const [first = ''] = await rita.turnOn()
  const body = { password: PASSWORD, code: first }
  expect((await rita.account('second-factor/recovery-codes', body)).statusCode).toBe(200)
  expect((await stateOf(rita.token)).recovery_codes_left).toBe(10)
})

test('turning it off needs password and code; then the password alone logs in, and nothing is kept', async () => {
  const rita = await people.newMember()
  await rita.turnOn()
  const off = (password: string, code: string) => rita.account('second-factor/off', { password, code })
  expect((await off('not this', rita.code())).statusCode).toBe(422)
  expect((await off(PASSWORD, '000000')).statusCode).toBe(422)
  const challenge = await rita.challenge()
  expect((await off(PASSWORD, rita.code())).statusCode).toBe(200)
  expect((await people.login(challenge, rita.code(1))).json().error).toBe('challenge_over')
  expect(await rita.challenge()).toBeUndefined()
  expect(await stateOf(rita.token)).toBeNull()
  for (const table of ['second_factors', 'recovery_codes', 'login_challenges'] as const) {
    expect(await opened.app.db.selectFrom(table).selectAll().execute()).toEqual([])
  }
  expect(await templatesTo(rita.email)).toEqual(['second_factor_on', 'second_factor_off'])
  expect((await off(PASSWORD, rita.code(1))).json().error).toBe('second_factor_is_off')
})

test('a code of another member’s app turns nothing off', async () => {
  const [rita, ben] = [await people.newMember(), await people.newMember()]
  await rita.turnOn()
  await ben.turnOn()
  const body = { password: PASSWORD, code: ben.code() }
  expect((await rita.account('second-factor/off', body)).statusCode).toBe(422)
})

test('ten wrong codes lock the session’s own, and nobody else’s', async () => {
  const rita = await people.newMember()
  await rita.turnOn()
  const off = (code: string) => rita.account('second-factor/off', { password: PASSWORD, code })
  for (let count = 0; count < 10; count++) expect((await off('000000')).statusCode).toBe(422)
  expect((await off(rita.code())).statusCode).toBe(429)
  expect((await people.login(await rita.challenge(), rita.code())).statusCode).toBe(200)
})
