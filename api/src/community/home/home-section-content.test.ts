import {
  type EditedHomeSection,
  HOME_PICTURES,
  HomePageAnswer,
  HomeSectionContent,
} from '@nireeka/contracts/api'
import { existsSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedAccessories } from '../../../seed/accessories.ts'
import { seedConfigurator } from '../../../seed/configurator.ts'
import { seedPages } from '../../../seed/pages.ts'
import { hearChanges } from '../../testing/hear-changes.ts'
import { pictureFile } from '../../testing/picture-file.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { homeSections } from './home-section-content.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedAccessories(app.db)
  await seedConfigurator(app.db)
  await seedPages(app.db)
})
afterAll(() => app.close())

interface Shown {
  type: string
  data: Record<string, unknown>
}
const shown = async (): Promise<Shown[]> => (await app.call('/api/home-page')).json().data.sections
const dataOf = async (type: string) => (await shown()).find((section) => section.type === type)?.data

/** Returns a section as staff edit it. */
async function edited<Type extends EditedHomeSection['type']>(type: Type) {
  const all = (await homeSections.current(app.db)).map(({ data }) => data.section)
  const section = all.find((it): it is Extract<EditedHomeSection, { type: Type }> => it.type === type)
  if (!section) throw new Error(`There is no section ${type}`)
  return section
}

/** Checks and publishes a section as the shared mechanism does. */
async function publish(section: EditedHomeSection, key = section.type.replaceAll('_', '-')) {
  const content = { key, data: { kind: 'home-section' as const, section } }
  await homeSections.check(app.db, content)
  await homeSections.publish(app.db, content)
}

test('all sections that this release knows can be edited, and their order', async () => {
  const keys = (await homeSections.current(app.db)).map(({ key }) => key)
  expect(keys.toSorted()).toEqual([
    'accessories',
    'benefits',
    'bike-choose',
    'community',
    'dealers',
    'faq',
    'hero',
    'order',
    'quotes',
    'story',
  ])
})

test('a published section is read by everybody', async () => {
  const faq = await edited('faq')
  const items = [{ question: 'Does it float?', answer: 'No.' }, ...faq.data.items]
  await publish({ ...faq, data: { ...faq.data, items } })
  expect(await dataOf('faq')).toEqual({ title: 'Good to know', items })
})

test('what the public reads is told as changed', async () => {
  const database = await useTestDatabase()
  await seedPages(database.db)
  const { told } = await hearChanges(database)
  const section = { type: 'dealers', data: { title: 'Sit on one', text: 'Soon.' } } as const
  await homeSections.publish(database.db, { key: 'dealers', data: { kind: 'home-section', section } })
  expect(await told()).toContain('home-page')
})

test('a hidden section is not in the answer, and the others change places', async () => {
  const order = await edited('order')
  const [hero, ...others] = order.data.sections
  const sections = [hero!, ...others.toReversed()].map((it) =>
    it.type === 'quotes' ? { ...it, is_shown: false } : it,
  )
  await publish({ type: 'order', data: { sections } })
  expect((await shown()).map(({ type }) => type)).toEqual(
    sections.map(({ type }) => type).filter((type) => type !== 'quotes'),
  )
  expect((await edited('order')).data.sections).toEqual(sections)
  await publish(order)
})

test.each([
  ['a hidden hero', (all: Row[]) => all.map((it) => ({ ...it, is_shown: it.type !== 'hero' }))],
  ['a hero in another place', (all: Row[]) => all.toReversed()],
])('%s is refused', async (_name, change) => {
  const sections = change((await edited('order')).data.sections)
  await expect(publish({ type: 'order', data: { sections } })).rejects.toMatchObject({
    fields: { sections: ['The opening picture comes first and is always shown.'] },
  })
})

test.each([
  ['lacks a section', (all: Row[]) => all.slice(0, -1)],
  ['has one twice', (all: Row[]) => [...all, all.at(-1)!]],
  ['has an unknown one', (all: Row[]) => [...all.slice(0, -1), { type: 'casino', is_shown: true }]],
])('an order that %s is refused', async (_name, change) => {
  const sections = change((await edited('order')).data.sections)
  await expect(publish({ type: 'order', data: { sections } })).rejects.toMatchObject({
    fields: { sections: ['The order has to have each section of the home page once.'] },
  })
})
type Row = Extract<EditedHomeSection, { type: 'order' }>['data']['sections'][number]

test('accessories that there are can be chosen, and no others', async () => {
  await publish({ type: 'accessories', data: { title: 'Lights', product_ids: [7, 3] } })
  const { items } = (await dataOf('accessories')) as { items: Array<{ id: number }> }
  expect(items.map(({ id }) => id)).toEqual([7, 3])
  await expect(
    publish({ type: 'accessories', data: { title: 'Lights', product_ids: [7, 99_999] } }),
  ).rejects.toMatchObject({ fields: { product_ids: ['There is no accessory with the number 99999.'] } })
})

test('pictures of people riding can be chosen', () => {
  expect(HOME_PICTURES).toContain('/pictures/outdoors/ridge.webp')
  expect(HOME_PICTURES).toContain('/pictures/outdoors/city-bridge.webp')
})

test('the pictures that can be chosen are there', () => {
  expect(HOME_PICTURES.filter((path) => !existsSync(pictureFile(path)))).toEqual([])
  expect(new Set(HOME_PICTURES).size).toBe(HOME_PICTURES.length)
})

const sentencesFor = (section: unknown) =>
  HomeSectionContent.safeParse({ kind: 'home-section', section }).error?.issues.map(({ message }) => message)

test.each(['/pictures/none.webp', 'https://evil.example/a.webp', '/pictures/hero-640.webp'])(
  '%s is not a picture of ours',
  async (image) => {
    const story = await edited('story')
    expect(sentencesFor({ ...story, data: { ...story.data, image } })).toEqual([
      'Please choose one of our pictures.',
    ])
  },
)

test('a section is not published in the place of another', async () => {
  await expect(publish(await edited('story'), 'hero')).rejects.toMatchObject({
    fields: { type: ['This is another section.'] },
  })
})

test.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', '/a b', '/\\evil.example'])(
  'a button doesn’t lead to %s',
  async (href) => {
    const hero = await edited('hero')
    const action = { text: 'Build', href }
    expect(sentencesFor({ ...hero, data: { ...hero.data, action } })).toEqual([
      'Please write a path of our site, such as /configurator.',
    ])
  },
)

test('two entries that a page could not tell apart are refused', async () => {
  const quotes = await edited('quotes')
  const items = [...quotes.data.items, quotes.data.items[0]!]
  expect(sentencesFor({ ...quotes, data: { ...quotes.data, items } })).toEqual([
    'Two entries have the same name.',
  ])
})

async function previewOf(section: EditedHomeSection, address = '/api/home-page?id_country=80') {
  const answer = { status: 200, body: (await app.call(address)).json() }
  const data = { kind: 'home-section' as const, section }
  const preview = await homeSections.overlay(app.db, answer, { key: section.type, data, address })
  return HomePageAnswer.parse(preview.body).data
}

test('a preview has the draft of a section, also of one that is hidden, and changes nothing', async () => {
  const order = await edited('order')
  const without = order.data.sections.map((it) => (it.type === 'faq' ? { ...it, is_shown: false } : it))
  await publish({ type: 'order', data: { sections: without } })
  const faq = { title: 'Asked', items: [{ question: 'Why?', answer: 'Because.' }] }
  const { sections, id_country } = await previewOf({ type: 'faq', data: faq })
  expect(sections.at(-1)).toEqual({ type: 'faq', data: faq })
  expect(id_country).toBe(80)
  expect(await dataOf('faq')).toBeUndefined()
  const restored = await previewOf(order)
  expect(restored.sections.map(({ type }) => type)).toEqual(order.data.sections.map(({ type }) => type))
  await publish(order)
})

test('a preview of accessories shows what they cost today', async () => {
  const { sections } = await previewOf({ type: 'accessories', data: { title: 'Lamps', product_ids: [10] } })
  expect(sections.find(({ type }) => type === 'accessories')?.data).toMatchObject({
    title: 'Lamps',
    items: [{ id: 10, price: 119 }],
  })
})
