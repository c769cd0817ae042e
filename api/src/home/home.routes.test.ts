import { HomePageAnswer, HomeSection } from '@nireeka/contracts/api'
import { expect, onTestFinished, test } from 'vitest'

import { seedAccessories } from '../../seed/accessories.ts'
import { seedConfigurator } from '../../seed/configurator.ts'
import { seedPages } from '../../seed/pages.ts'
import { openTestApp } from '../testing/test-app.ts'

async function openHome(now = new Date()) {
  const app = await openTestApp({ now: () => now })
  onTestFinished(app.close)
  await seedAccessories(app.db)
  await seedConfigurator(app.db)
  await seedPages(app.db)
  return { app, read: async () => HomePageAnswer.parse((await app.call('/api/home-page')).json()).data }
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
    'faq',
  ])
  expect(home.sections.filter((section) => !HomeSection.safeParse(section).success)).toHaveLength(1)
  expect(home.announcement?.href).toBe('/configurator/nyx')
})

test('accessories on it carry the price of today, and those off sale are left out', async () => {
  const { app, read } = await openHome()
  await app.db.updateTable('products').set({ price_cents: 9900 }).where('id', '=', 1).execute()
  await app.db.updateTable('products').set({ hidden: true }).where('id', '=', 3).execute()
  const section = (await read()).sections.find(({ type }) => type === 'accessories')
  const { items } = HomeSection.options[5].parse(section).data
  expect(items.map(({ id, price }) => [id, price])).toEqual([
    [1, 99],
    [7, 59],
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
