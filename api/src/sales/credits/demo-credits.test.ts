import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedConfigurator } from '../../../seed/configurator.ts'
import { seedCredits } from '../../../seed/credits.ts'
import { seedMemberBikes } from '../../../seed/member-bikes.ts'
import { seedPeople } from '../../../seed/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedPeople(app.db)
  await seedConfigurator(app.db)
  await seedMemberBikes(app.db)
  await seedCredits(app.db)
})
afterAll(() => app.close())

async function tokenOf(user_name: string) {
  const { id } = await app.db
    .selectFrom('users')
    .select('id')
    .where('user_name', '=', user_name)
    .executeTakeFirstOrThrow()
  return (await app.sessions.start(id, false)).access
}
const creditsOf = async (name: string) =>
  (await app.call('/api/credits', { as: await tokenOf(name) })).json().data
async function bikesOf(name: string) {
  const body = { token: await tokenOf(name) }
  return (await app.call('/api/user/getUserBikes', { method: 'POST', body })).json().data.bikes
}

test('Anna has $80 of credit of several kinds, some of it ending soon; Cara has nothing', async () => {
  const { balance, expiring, items } = await creditsOf('anna')
  expect(balance).toBe(80)
  expect(expiring.map(({ amount }: { amount: number }) => amount)).toEqual([5])
  expect(new Set(items.map(({ kind }: { kind: string }) => kind)).size).toBeGreaterThan(5)
  expect(await creditsOf('cara')).toMatchObject({ balance: 0, total: 0 })
})

test('the demo has only credit that the shop really gives', async () => {
  const entries = (await Promise.all(['anna', 'ben', 'devanshu'].map(creditsOf))).flatMap(
    ({ items }) => items,
  )
  const kinds = new Set(entries.map(({ kind }: { kind: string }) => kind))
  expect([...kinds].filter((kind) => ['referral', 'review', 'goodwill'].includes(kind))).toEqual([])
})

test('the nightly job finds nothing to write into the demo', async () => {
  const before = await creditsOf('anna')
  await app.expireCredits()
  expect(await creditsOf('anna')).toEqual(before)
})

test('Anna’s Prime is delivered, Ben’s Homie is being built, Dev has two, Cara none', async () => {
  const [prime] = await bikesOf('anna')
  // A serial number names the year of the delivery.
  const serial_number = `NKP-${prime.delivered_on.slice(2, 4)}-004217`
  expect(prime).toMatchObject({ title: 'Nireeka Prime', serial_number })
  expect(await bikesOf('ben')).toMatchObject([{ serial_number: null, delivered_on: null }])
  expect(await bikesOf('devanshu')).toHaveLength(2)
  expect(await bikesOf('cara')).toEqual([])
})
