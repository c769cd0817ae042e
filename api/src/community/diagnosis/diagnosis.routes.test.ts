import type { DiagnosisData, DiagnosisSummaryData } from '@nireeka/contracts/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedConfigurator } from '../../../seed/configurator.ts'
import { seedDiagnosis } from '../../../seed/diagnosis/seed-diagnosis.ts'
import { seedHelp } from '../../../seed/help/seed-help.ts'
import { seedHelpSynonyms } from '../../../seed/help/synonyms.ts'
import { seedSpares } from '../../../seed/spares.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedConfigurator(app.db)
  await seedHelp(app.db)
  await seedHelpSynonyms(app.db)
  await seedSpares(app.db)
  await seedDiagnosis(app.db)
})
afterAll(() => app.close())

const find = async (q?: string): Promise<DiagnosisSummaryData[]> => {
  const query = q === undefined ? '' : `?${new URLSearchParams({ q })}`
  return (await app.call(`/api/help-center/diagnosis${query}`)).json().data.guides
}
const slugs = async (q: string) => (await find(q)).map(({ slug }) => slug)
const setPublished = (slug: string, is_published: boolean) =>
  app.db.updateTable('diagnosis_guides').set({ is_published }).where('slug', '=', slug).execute()

test('all guides are listed: symptoms by their titles, then the codes by their numbers', async () => {
  const all = await find()
  const kinds = all.map(({ kind }) => kind)
  expect(kinds.lastIndexOf('symptom')).toBeLessThan(kinds.indexOf('code'))
  expect(all.flatMap(({ code }) => code ?? [])).toHaveLength(24)
  expect(all.at(-1)).toEqual({
    slug: 'e24',
    kind: 'code',
    code: 'E24',
    area: 'display',
    title: 'Bike reported stolen',
    summary: expect.stringContaining('locked'),
    safe_to_ride: expect.any(String),
    do_not_ride: false,
  })
})

test('a code is found as it is typed, and a symptom by its words, mistyped as well', async () => {
  expect(await slugs('e15')).toEqual(['e15'])
  expect((await slugs('squeaking brake'))[0]).toBe('brake-squeals')
  expect(await slugs('flat tire')).toContain('flat-tyre')
  expect(await slugs('no assistence')).toContain('no-assistance')
  expect(await slugs('piano')).toEqual([])
})

test('a guide comes with its checks, its outcomes with the ids of their parts, and the bikes to name', async () => {
  const { statusCode, json } = await app.call('/api/help-center/diagnosis/e15')
  const guide = json().data as DiagnosisData
  expect(statusCode).toBe(200)
  expect(guide).toMatchObject({ safe_to_ride: 'Yes, without assistance', do_not_ride: false, minutes: 5 })
  expect(guide.checks[0]).toMatchObject({ key: 'there', answers: [{ label: 'Yes' }, { to: 'newmagnet' }] })
  const sensor = guide.outcomes.find(({ key }) => key === 'sensor')
  const { id } = await app.db
    .selectFrom('products')
    .select('id')
    .where('number', '=', 'NK-A-ECU-201')
    .executeTakeFirstOrThrow()
  expect(sensor).toMatchObject({ kind: 'part', parts: [id] })
  expect(guide.bikes.map(({ slug }) => slug)).toEqual(['nireeka-prime', 'nireeka-homie', 'nyx'])
})

test('a draft is in no list and has no page', async () => {
  await setPublished('e10', false)
  expect((await find()).map(({ slug }) => slug)).not.toContain('e10')
  expect(await slugs('e10')).toEqual([])
  expect((await app.call('/api/help-center/diagnosis/e10')).statusCode).toBe(404)
  await setPublished('e10', true)
})

test.each(['none', 'E15', '../e15', 'a--b'])('there is no guide at %s', async (slug) => {
  const { statusCode } = await app.call(`/api/help-center/diagnosis/${encodeURIComponent(slug)}`)
  expect([404, 422]).toContain(statusCode)
})

test('a search that finds nothing is counted', async () => {
  await find('zzyzx horn')
  const { rows } = await app.db
    .selectFrom('search_misses')
    .select(['query', 'count'])
    .where('area', '=', 'diagnosis')
    .where('query', '=', 'zzyzx horn')
    .execute()
    .then((found) => ({ rows: found }))
  expect(rows).toEqual([{ query: 'zzyzx horn', count: 1 }])
})
