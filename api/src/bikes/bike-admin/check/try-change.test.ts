import type { BuildEffectsData } from '@nireeka/contracts/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type BikeOffice, openBikeOffice, partBody } from '../testing.ts'

let office: BikeOffice
beforeAll(async () => {
  office = await openBikeOffice()
})
afterAll(() => office.app.close())

const KICKSTAND = 2004
const MIDNIGHT_PEARL = 5

async function effectsOf(path: string, body: object): Promise<BuildEffectsData> {
  return (await office.send(path, body)).json().data
}

test('a part’s check names the sample builds that it would break, and writes nothing', async () => {
  const { version: _version, ...part } = partBody(await office.part(KICKSTAND))
  const { samples } = await effectsOf('parts/check', { id: KICKSTAND, part: { ...part, bikes: [] } })
  expect(samples.broken).toBeGreaterThan(0)
  expect(samples.builds[0]?.problem).toContain('Kickstand')
  expect((await office.part(KICKSTAND)).bikes).not.toEqual([])
})

test('a new part’s check changes no build, and makes no part', async () => {
  const { version: _version, ...part } = partBody(await office.part(KICKSTAND))
  const before = (await office.get('parts')).json().data.total
  expect((await effectsOf('parts/check', { id: null, part })).samples.total).toBe(0)
  expect((await office.get('parts')).json().data.total).toBe(before)
})

test('a colour’s check says which builds would take longer', async () => {
  const { name, type, swatch } = await office.colour(MIDNIGHT_PEARL)
  const colour = { name, type, swatch, lead_days: 99 }
  const { samples, defaults } = await effectsOf('colours/check', { id: MIDNIGHT_PEARL, colour })
  expect(samples.total).toBeGreaterThan(0)
  expect(defaults.builds[0]?.changes[0]).toMatch(/^Lead time \d+ days → \d+ days$/)
  expect((await office.colour(MIDNIGHT_PEARL)).lead_days).not.toBe(99)
})

test('a size’s check says which builds would lose their colour', async () => {
  const { sizes } = await office.bike(1)
  const size = sizes.find(({ colours }) => colours.length > 0)
  const body = { rider_min_cm: 150, rider_max_cm: 160, note: null, colours: [] }
  const { defaults } = await effectsOf(`bikes/1/sizes/${size?.id}/check`, body)
  expect(defaults.broken).toBe(size?.colours.length)
  expect((await office.bike(1)).sizes).toEqual(sizes)
})

test.each([
  ['parts/check', { id: 999_999, part: null }],
  [
    'colours/check',
    { id: 999_999, colour: { name: 'A', type: 'Standard', swatch: '#000000', lead_days: 0 } },
  ],
  ['bikes/2/sizes/11/check', { rider_min_cm: 150, rider_max_cm: 160, note: null, colours: [] }],
])('%s of what there isn’t is a 404', async (path, body) => {
  const { version: _version, ...part } = partBody(await office.part(KICKSTAND))
  const sent = 'part' in body ? { ...body, part } : body
  expect((await office.send(path, sent)).statusCode).toBe(404)
})
