import { DealerContent, type DealerContentData } from '@nireeka/contracts/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedConfigurator } from '../../../seed/configurator.ts'
import { seedPages } from '../../../seed/pages.ts'
import { hearChanges } from '../../testing/hear-changes.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { dealerContent } from './dealer-content.ts'

const VIENNA: DealerContentData = {
  kind: 'dealer',
  name: 'Ring Räder',
  city: 'Vienna',
  country: 'Austria',
  latitude: 48.21,
  longitude: 16.37,
  services: ['sales'],
  bikes: ['nyx'],
  hours: 'Daily 9 to 18',
  note: null,
  phone: '+43 1 5550199',
  email: 'ring-raeder@example.com',
}

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedConfigurator(app.db)
  await seedPages(app.db)
})
afterAll(() => app.close())

const read = async () => (await app.call('/api/dealers')).json().data.dealers

test('a dealer of the shop is what staff edit', async () => {
  const all = await dealerContent.current(app.db)
  expect(all).toHaveLength(14)
  expect(all.filter(({ data }) => !DealerContent.safeParse(data).success)).toEqual([])
  const berlin = all.find(({ key }) => key === '6')
  expect(berlin?.data).toMatchObject({ name: 'Spree Antrieb', latitude: 52.52, bikes: expect.any(Array) })
})

test('a published dealer is read by everybody, a new one with an id and the code of its country', async () => {
  const key = await dealerContent.newKey(app.db)
  await dealerContent.publish(app.db, { key, data: VIENNA })
  const { kind: _kind, ...written } = VIENNA
  const made = { id: Number(key), country_code: 'AT', ...written }
  expect(await read()).toContainEqual(made)
  await dealerContent.publish(app.db, { key, data: { ...VIENNA, phone: '+43 1 5550200' } })
  expect(await read()).toContainEqual({ ...made, phone: '+43 1 5550200' })
  await dealerContent.remove(app.db, key)
  expect(await read()).toHaveLength(14)
})

test('what the public reads is told as changed', async () => {
  const database = await useTestDatabase()
  const { told } = await hearChanges(database)
  await dealerContent.publish(database.db, { key: '1001', data: VIENNA })
  expect((await told()).toSorted()).toEqual(['dealers', 'home-page'])
  await dealerContent.remove(database.db, '1001')
  expect((await told()).toSorted()).toEqual(['dealers', 'home-page'])
})

test.each([
  ['1001', VIENNA, 15],
  ['6', { ...VIENNA, name: 'Spree Antrieb 2' }, 14],
])('a preview has the draft of %s where the public list would have it', async (key, data, count) => {
  const address = '/api/dealers'
  const body = (await app.call(address)).json()
  const shown = await dealerContent.overlay(app.db, { status: 200, body }, { key, data, address })
  const { dealers } = (shown.body as typeof body).data
  expect(dealers).toHaveLength(count)
  const at = dealers.findIndex(({ name }: { name: string }) => name === data.name)
  expect(dealers[at - 1].city).toBe('Innsbruck')
  expect(await read()).toHaveLength(14)
})

test.each([
  [{ country: 'Atlantis' }, 'country', 'Please choose one of our countries.'],
  [{ bikes: ['penny-farthing'] }, 'bikes', 'We have no bike “penny-farthing”.'],
])('%j is refused', async (change, field, sentence) => {
  const data = { ...VIENNA, ...change }
  await expect(dealerContent.check(app.db, { key: '6', data })).rejects.toMatchObject({
    fields: { [field]: [sentence] },
  })
})

test.each([
  [{ latitude: 91 }, 'This must be between -90 and 90 degrees.'],
  [{ longitude: -180.01 }, 'This must be between -180 and 180 degrees.'],
  [{ latitude: 48.2082 }, 'Please use at most two decimals.'],
  [{ latitude: 'north' }, 'Please write degrees such as 52.52.'],
  [{ phone: 'call us' }, 'Please write a phone number such as +49 30 5550106.'],
  [
    { hours: 'in the mornings' },
    'Please write hours such as “Monday to Friday 10 to 18, Saturday 10:30 to 16” or “Daily 9 to 18”.',
  ],
  [{ hours: null }, 'Please say until when the dealer is closed.'],
  [{ services: ['sales', 'sales'] }, 'Each service can be chosen once.'],
])('a dealer with %j gets a sentence', (change, sentence) => {
  const { error } = DealerContent.safeParse({ ...VIENNA, ...change })
  expect(error?.issues.map(({ message }) => message)).toEqual([sentence])
})
