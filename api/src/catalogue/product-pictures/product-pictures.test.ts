import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { PICTURES } from '../../testing/picture-file.ts'
import { openProducts, type Products, SIZE_M } from '../product-admin/testing/products.ts'

const BELL_MAIN = '/pictures/accessories/bell-main.webp'
let products: Products
beforeAll(async () => {
  products = await openProducts(undefined, PICTURES)
})
afterAll(() => products.app.close())

const picture = (width: number, height: number, background = 'teal') =>
  sharp({ create: { width, height, channels: 3, background } })
const get = (path: string) => products.app.call(path)
const order = (id: number, images: string[]) => products.change(id, 'pictures/order', { images })

test('a sent picture is written anew in all sizes, which anybody may see for good', async () => {
  const { id, version } = await products.made()
  const exif = { IFD0: { Copyright: 'Anna Rider' } }
  const photo = await picture(40, 20).withMetadata({ orientation: 6, exif }).jpeg().toBuffer()
  const { data } = (await products.sendPicture(id, photo, version, 'image/jpeg')).json()
  const [path] = data.images
  expect(path).toMatch(/^\/api\/product-pictures\/[0-9a-f]{32}\.webp$/)
  expect(data.version).toBe(version + 1)
  const name = path.replace('.webp', '')
  const sizes = { '': 1280, '-960': 960, '-640': 640, '-preview': 16 }
  for (const [size, width] of Object.entries(sizes)) {
    const { headers, rawPayload } = await get(`${name}${size}.webp`)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(await sharp(rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width,
      height: (width * 5) / 8,
    })
    expect(rawPayload.includes('Anna Rider')).toBe(false)
  }
})

test('the same picture again is there once, and the shop shows all in their order', async () => {
  const id = await products.published()
  const [red, blue] = [
    await picture(8, 5, 'red').png().toBuffer(),
    await picture(8, 5, 'blue').png().toBuffer(),
  ]
  for (const bytes of [red, blue, blue]) {
    await products.sendPicture(id, bytes, (await products.read(id)).version)
  }
  const { images } = await products.read(id)
  expect(images).toHaveLength(2)
  const turned = [BELL_MAIN, ...images.toReversed()]
  expect((await order(id, turned)).json().data.images).toEqual(turned)
  const { data } = (await get(`/api/accessories/${id}`)).json()
  expect([data.image, data.images]).toEqual([BELL_MAIN, turned])
})

test('variants show the pictures of their product', async () => {
  const id = await products.published()
  await products.change(id, 'variants', { ...SIZE_M, price: 12 })
  const images = [BELL_MAIN, '/pictures/accessories/bell-other.webp']
  await order(id, images)
  const { data } = (await get(`/api/accessories/${id}`)).json()
  expect(data.choices).toMatchObject([{ image: BELL_MAIN, images }])
})

const inColour = (size: string, colour: string) => ({
  ...SIZE_M,
  options: [
    { name: 'Size', value: size },
    { name: 'Colour', value: colour },
  ],
})

test('a variant shows the pictures of its colour, also when it gets another colour', async () => {
  const id = await products.published()
  const imagesOf = async (name: string) => {
    const { choices } = (await get(`/api/accessories/${id}`)).json().data
    return choices.find(({ title }: { title: string }) => title.endsWith(name)).images
  }
  await products.change(id, 'variants', { ...inColour('M', 'Sand'), price: 12 })
  const [image = '', ...more_images] = ['main', 'other'].map((view) => `/pictures/spares/${view}.webp`)
  await products.app.db
    .updateTable('products')
    .set({ image, more_images })
    .where('parent_id', '=', id)
    .execute()
  await order(id, [BELL_MAIN])
  await products.change(id, 'variants', { ...inColour('L', 'Sand'), price: 12 })
  await products.change(id, 'variants', { ...inColour('L', 'Brass'), price: 12 })
  expect(await imagesOf('L, Sand')).toEqual([image, ...more_images])
  expect(await imagesOf('L, Brass')).toEqual([BELL_MAIN])
  const { variants } = await products.read(id)
  const brass = variants.find(({ options }) => options.some(({ value }) => value === 'Brass'))
  await products.change(id, `variants/${brass?.id}`, inColour('S', 'Sand'))
  expect(await imagesOf('S, Sand')).toEqual([image, ...more_images])
})

test('drawn pictures can be chosen, and nothing else', async () => {
  const answer = await products.app.call('/api/backoffice/drawn-pictures', { as: products.admin.token })
  const { pictures } = answer.json().data
  expect(pictures).toContain(BELL_MAIN)
  expect(pictures.filter((path: string) => /-(\d+|preview)\.webp$/.test(path))).toEqual([])
  const { id } = await products.made()
  for (const wrong of [
    'https://evil.example/a.webp',
    '/pictures/accessories/none.webp',
    'javascript:alert(1)',
  ]) {
    expect((await order(id, [wrong])).statusCode).toBe(422)
  }
})

test.each([
  ['another kind', 'image/gif', Buffer.from('GIF89a'), 415],
  [
    'a drawing that is said to be a PNG',
    'image/png',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    422,
  ],
  ['nothing', 'image/png', Buffer.alloc(0), 415],
  ['a page', 'image/png', Buffer.from('<html><script>'), 422],
])('%s is refused', async (_what, kind, bytes, status) => {
  const { id, version } = await products.made()
  expect((await products.sendPicture(id, bytes, version, kind)).statusCode).toBe(status)
  expect((await products.read(id)).images).toEqual([])
})

test('an older version is refused, and so is the thirteenth picture', async () => {
  const { id, version } = await products.made()
  const bytes = await picture(8, 5).png().toBuffer()
  expect((await products.sendPicture(id, bytes, version + 1)).json().error).toBe('stale_version')
  const { pictures } = (
    await products.app.call('/api/backoffice/drawn-pictures', { as: products.admin.token })
  ).json().data
  await order(id, pictures.slice(0, 12))
  const full = await products.sendPicture(id, bytes, (await products.read(id)).version)
  expect(full.json().error).toBe('too_many_pictures')
})

test.each(['0'.repeat(32), 'abc', '../../etc/passwd'])('%s is no picture', async (name) => {
  expect((await get(`/api/product-pictures/${encodeURIComponent(name)}.webp`)).statusCode).toBeGreaterThan(
    403,
  )
})
