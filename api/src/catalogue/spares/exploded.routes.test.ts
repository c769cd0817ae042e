import { BIKE_PIECES, isBikePiece } from '@nireeka/contracts/bike-pieces'
import { afterAll, beforeAll, expect, test } from 'vitest'

import data from '../../../seed/spares.json' with { type: 'json' }
import { seedConfigurator } from '../../../seed/configurator.ts'
import { seedSparePieces, seedSpares } from '../../../seed/spares.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp()
  await seedConfigurator(app.db)
  await seedSpares(app.db)
})
afterAll(() => app.close())

interface Hit {
  number: string
  title: string
  pieces: string[]
}
const ask = (query: string) => app.call(`/api/spares/exploded?${query}`)
const sparesOf = async (bike: string): Promise<Hit[]> => (await ask(`bike=${bike}`)).json().data.spares

test('the spares of a model are listed with the pieces that they belong to, by their numbers', async () => {
  const spares = await sparesOf('nyx')
  expect(spares.find(({ number }) => number === 'NK-N-FRM-301')?.pieces).toEqual(['fork'])
  expect(spares.find(({ number }) => number === 'NK-A-BRK-103')?.pieces).toEqual([
    'front-brake',
    'rear-brake',
  ])
  expect(spares.map(({ number }) => number)).toEqual(spares.map(({ number }) => number).toSorted())
})

test('what fits another model, what isn’t on a bike and what is no longer made is left out', async () => {
  const numbers = (await sparesOf('nyx')).map(({ number }) => number)
  for (const number of ['NK-P-FRM-301', 'NK-A-CHG-101', 'NK-H-FEN-102']) expect(numbers).not.toContain(number)
})

test('a bike that isn’t there or isn’t published has no exploded view', async () => {
  expect((await ask('bike=cargo')).statusCode).toBe(404)
  expect((await ask('')).statusCode).toBe(422)
  await app.db.updateTable('bikes').set({ published: false }).where('slug', '=', 'nireeka-homie').execute()
  expect((await ask('bike=nireeka-homie')).statusCode).toBe(404)
})

test('a spare that is hidden is left out', async () => {
  await app.db.updateTable('products').set({ hidden: true }).where('number', '=', 'NK-N-FRM-301').execute()
  expect((await sparesOf('nyx')).map(({ number }) => number)).not.toContain('NK-N-FRM-301')
})

test('a database from before the pieces is told them once, and what staff have set stays', async () => {
  await app.db.updateTable('spares').set({ pieces: [] }).execute()
  await app.db
    .updateTable('spares')
    .set({ pieces: ['frame'] })
    .where('product_id', '=', 1004)
    .execute()
  await seedSparePieces(app.db)
  const pieces = async (id: number) =>
    (await app.db.selectFrom('spares').select('pieces').where('product_id', '=', id).executeTakeFirst())
      ?.pieces
  expect(await pieces(1005)).toEqual(['motor'])
  expect(await pieces(1004)).toEqual(['frame'])
})

test('the demo’s spares name known pieces only, and every piece has some', () => {
  const named = new Set(data.spares.flatMap(({ pieces }) => pieces))
  expect([...named].every(isBikePiece)).toBe(true)
  expect([...named].toSorted()).toEqual(Object.keys(BIKE_PIECES).toSorted())
})
