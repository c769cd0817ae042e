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

test('each colour that can be chosen has its pictures, whatever the size', async () => {
  const [card] = (await app.call('/api/accessories?category=helmet&sort=popular')).json().data.items
  const folder = '/pictures/accessories'
  expect(card.pictured).toEqual([
    { name: 'Graphite', image: `${folder}/city-helmet-graphite-main.webp` },
    { name: 'Chalk', image: `${folder}/city-helmet-chalk-main.webp` },
    { name: 'Pine', image: `${folder}/city-helmet-main.webp` },
  ])
  expect(card.image).toBe(`${folder}/city-helmet-main.webp`)
  const { choices } = (await app.call('/api/accessories/1')).json().data
  for (const { options, image, images } of choices) {
    const name = options.Colour === 'Pine' ? 'city-helmet' : `city-helmet-${options.Colour.toLowerCase()}`
    expect(images).toEqual(['main', 'other', 'detail'].map((view) => `${folder}/${name}-${view}.webp`))
    expect(image).toBe(images[0])
  }
})

test('colours that share a picture have none of their own', async () => {
  const image = '/pictures/accessories/handlebar-bag-main.webp'
  await app.db.updateTable('products').set({ image }).where('parent_id', '=', 6).execute()
  expect((await app.call('/api/accessories/6')).json().data).toMatchObject({ image, pictured: [] })
})
