import { HomePageAnswer, HomeSection, type HomeSectionData } from '@nireeka/contracts/api'
import { existsSync } from 'node:fs'

import { expect, onTestFinished, test } from 'vitest'

import { seedAccessories } from '../../../seed/accessories.ts'
import { seedConfigurator } from '../../../seed/configurator.ts'
import { seedForum } from '../../../seed/forum/seed-forum.ts'
import { seedHelp } from '../../../seed/help/seed-help.ts'
import { seedPages } from '../../../seed/pages.ts'
import { seedPeople } from '../../../seed/people.ts'
import { pictureFile } from '../../testing/picture-file.ts'
import { openTestApp } from '../../testing/test-app.ts'

async function openHome(now = new Date()) {
  const app = await openTestApp({ now: () => now })
  onTestFinished(app.close)
  await seedPeople(app.db)
  await seedHelp(app.db)
  await seedForum(app.db)
  await seedAccessories(app.db)
  await seedConfigurator(app.db)
  await seedPages(app.db)
  const read = async (query = '') =>
    HomePageAnswer.parse((await app.call(`/api/home-page${query}`)).json()).data
  /** Returns one section's data by its kind. */
  const section = async <Type extends HomeSectionData['type']>(type: Type, query = '') => {
    const found = (await read(query)).sections.map((it) => HomeSection.safeParse(it).data)
    const wanted = found.find((it): it is Extract<HomeSectionData, { type: Type }> => it?.type === type)
    if (!wanted) throw new Error(`There is no section ${type}`)
    return wanted.data as Extract<HomeSectionData, { type: Type }>['data']
  }
  return { app, read, section }
}

test('the home page has its bikes and its sections in order, and one of a kind that comes later', async () => {
  const { read } = await openHome(new Date(Date.now() + 60_000))
  const home = await read()
  expect(home.bikeChoose.map(({ slug }) => slug)).toEqual(['nireeka-prime', 'nireeka-homie', 'nyx'])
  expect(home.sections.map(({ type }) => type)).toEqual([
    'hero',
    'bike_choose',
    'benefits',
    'story',
    'quotes',
    'spin_to_win',
    'accessories',
    'community',
    'dealers',
    'faq',
  ])
  expect(home.sections.filter((section) => !HomeSection.safeParse(section).success)).toHaveLength(1)
  expect(home.announcement?.href).toBe('/configurator/nyx')
})

test('accessories on it carry the price of today, and those off sale are left out', async () => {
  const { app, read } = await openHome()
  await app.db.updateTable('products').set({ price_cents: 9900 }).where('id', '=', 7).execute()
  await app.db.updateTable('products').set({ hidden: true }).where('id', '=', 3).execute()
  const section = (await read()).sections.find(({ type }) => type === 'accessories')
  const { items } = HomeSection.options[5].parse(section).data
  expect(items.map(({ id, price }) => [id, price])).toEqual([
    [1, 119],
    [7, 99],
    [10, 119],
    [14, 649],
  ])
})

test('an announcement that is over is not shown', async () => {
  const { app, read } = await openHome()
  await app.db
    .updateTable('announcements')
    .set({ shown_to: new Date(0) })
    .execute()
  expect((await read()).announcement).toBeNull()
})

test('every bike comes with the colours it is built in, and a picture of each that there is', async () => {
  const { app, read } = await openHome()
  const { bikeChoose } = await read()
  expect(bikeChoose.map(({ slug, colors }) => [slug, colors.length])).toEqual([
    ['nireeka-prime', 8],
    ['nireeka-homie', 7],
    ['nyx', 5],
  ])
  const pictures = bikeChoose.flatMap(({ colors }) => colors.map(({ image }) => image))
  expect(pictures.filter((path) => !existsSync(pictureFile(path)))).toEqual([])
  for (const { image, colors } of bikeChoose) expect(colors.map((colour) => colour.image)).toContain(image)
  const [nyx] = bikeChoose.slice(2)
  await app.db.deleteFrom('size_colours').where('colour_id', '=', nyx!.colors[0]!.id).execute()
  expect((await read()).bikeChoose[2]!.colors).toHaveLength(4)
})

test('the topics most readers found useful are shown, and no draft', async () => {
  const { app, section } = await openHome()
  const { help } = await section('community')
  expect(help).toHaveLength(4)
  expect(help.map(({ helpful }) => helpful)).toEqual(
    help.map(({ helpful }) => helpful).toSorted((a, b) => b - a),
  )
  await app.db.updateTable('help_topics').set({ is_draft: true }).where('id', '=', help[0]!.id).execute()
  expect((await section('community')).help.map(({ id }) => id)).not.toContain(help[0]!.id)
})

test('a hidden thread is not among the threads most have written in', async () => {
  const { app, section } = await openHome()
  const { threads } = await section('community')
  expect(threads.map(({ posts }) => posts)).toEqual(
    threads.map(({ posts }) => posts).toSorted((a, b) => b - a),
  )
  await app.db
    .updateTable('forum_threads')
    .set({ is_hidden: true })
    .where('id', '=', threads[0]!.id)
    .execute()
  expect((await section('community')).threads.map(({ id }) => id)).not.toContain(threads[0]!.id)
})

test.each([
  ['', 'United States', 'United States'],
  ['?id_country=80', 'Germany', 'Germany'],
  ['?id_country=999', 'Antarctica', 'United States'],
  ['?id_country=5', 'United States', 'United States'],
])('dealers of %j are those near %s', async (query, country, ofFirst) => {
  const { section } = await openHome()
  const dealers = await section('dealers', query)
  expect(dealers.country.name).toBe(country)
  expect(dealers.items).toHaveLength(3)
  expect(dealers.items[0]!.country).toBe(ofFirst)
  expect(dealers.countries.length).toBeGreaterThan(10)
})

test('the country is 222 when none is named, and what is no id is refused', async () => {
  const { app, read } = await openHome()
  expect((await read()).id_country).toBe(222)
  expect((await read('?id_country=80')).id_country).toBe(80)
  expect((await read('?id_country=5')).id_country).toBe(222)
  expect((await app.call('/api/home-page?id_country=x')).statusCode).toBe(422)
})
