import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedAccessories } from '../../../seed/accessories.ts'
import { seedConfigurator } from '../../../seed/configurator.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedConfigurator(app.db)
  await seedAccessories(app.db)
})
afterAll(() => app.close())

const fitting = async (products: string) =>
  (await app.call(`/api/accessories/fitting?products=${products}`)).json().data as Array<{
    id: number
    category: string
    choices: Array<{ availability: string }>
  }>

test('a cart is offered three accessories that go with it and are added with one press', async () => {
  const offered = await fitting('10104')
  expect(offered.map(({ id }) => id)).toEqual([7, 4, 11])
  expect(offered.flatMap(({ choices }) => choices)).toEqual([])
})

test('a bike is offered a helmet, with the variants that are in stock', async () => {
  const bikes = app.db.selectFrom('products').select('id').where('kind', '=', 'bike')
  const offered = await fitting(String((await bikes.executeTakeFirstOrThrow()).id))
  expect(offered.map(({ category }) => category)).toEqual(['helmet', 'lock', 'light'])
  expect(offered[0]?.choices.length).toBeGreaterThan(0)
  expect(offered.flatMap(({ choices }) => choices).map(({ availability }) => availability)).not.toContain(
    'out_of_stock',
  )
})

test('ids of nothing are offered nothing, and no ids are refused', async () => {
  expect(await fitting('999999999')).toEqual([])
  expect((await app.call('/api/accessories/fitting?products=')).statusCode).toBe(422)
})
