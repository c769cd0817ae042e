import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { within } from './draw-avatar.ts'

let app: TestApp
let anna: Awaited<ReturnType<TestApp['member']>>
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(async () => {
  anna = await app.member()
})
afterAll(() => app.close())

const blank = (width: number, height: number, background = 'olive') =>
  sharp({ create: { width, height, channels: 3, background } })
const PNG = await blank(300, 200).png().toBuffer()

interface File {
  bytes?: Buffer
  kind?: string
  square?: string
}

const save = (as: string | undefined, { bytes = PNG, kind = 'image/png', square }: File = {}) =>
  app.call(`/api/account/avatar?${square ?? 'x=0&y=0&side=200'}`, {
    method: 'PUT',
    as,
    body: bytes,
    headers: { 'content-type': kind },
  })
const remove = (as?: string) => app.call('/api/account/avatar', { method: 'DELETE', as })
const avatarOf = async (id: number): Promise<string | null> =>
  (await app.call(`/api/user/${id}/info`)).json().data.avatar
/** Saves a picture, and returns its address. */
const saved = async (file: File = {}): Promise<string> => (await save(anna.token, file)).json().data.avatar
const stored = async () => {
  const rows = await app.db.selectFrom('avatars').select('name').where('user_id', '=', anna.id).execute()
  return rows.map(({ name }) => `/api/avatars/${name}.webp`)
}

test('a member’s picture is a square WebP, which everybody sees', async () => {
  const address = await saved({ square: 'x=50&y=10&side=120' })
  expect(await avatarOf(anna.id)).toBe(address)
  const { rawPayload, headers } = await app.call(address)
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=86400, immutable',
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

test('what is kept is the square that was chosen, of the upright picture, without the camera’s data', async () => {
  const red = await blank(20, 20, 'red').png().toBuffer()
  const exif = { IFD0: { Copyright: 'Anna Rider' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } }
  // Lying on its side: upright, it is 20 pixels wide and 60 high, and the red part is at its top.
  const photo = await blank(60, 20, 'blue')
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation: 6, exif })
    .jpeg({ chromaSubsampling: '4:4:4' })
    .toBuffer()
  const bytes = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])
  const address = await saved({ bytes, kind: 'image/jpeg', square: 'x=0&y=2&side=16' })
  const { rawPayload } = await app.call(address)
  const [red255 = 0, , blue0 = 255] = (await sharp(rawPayload).stats()).channels.map(({ mean }) => mean)
  expect(red255).toBeGreaterThan(220)
  expect(blue0).toBeLessThan(40)
  expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
  expect(rawPayload.includes('Anna Rider')).toBe(false)
  expect(rawPayload.includes('<script>')).toBe(false)
})

test.each([
  [
    { x: 10, y: 20, side: 50 },
    { x: 10, y: 20, side: 50 },
  ],
  [
    { x: 290, y: 190, side: 50 },
    { x: 250, y: 150, side: 50 },
  ],
  [
    { x: 0, y: 0, side: 999_999 },
    { x: 0, y: 0, side: 200 },
  ],
  [
    { x: 999_999, y: 999_999, side: 1 },
    { x: 299, y: 199, side: 1 },
  ],
])('the square %j of a picture of 300 × 200 pixels is %j', (asked, kept) => {
  expect(within({ width: 300, height: 200 }, asked)).toEqual(kept)
})

test('a new picture has a new address, and the old one is gone', async () => {
  const first = await saved()
  const second = await saved()
  expect(second).not.toBe(first)
  expect([(await app.call(first)).statusCode, (await app.call(second)).statusCode]).toEqual([404, 200])
  expect(await stored()).toEqual([second])
})

test('of several pictures sent at once one is there, and its address is the member’s', async () => {
  const codes = await Promise.all([save(anna.token), save(anna.token)])
  expect(codes.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await stored()).toEqual([await avatarOf(anna.id)])
})

test('a picture is removed, also twice, and nobody else’s is', async () => {
  const ben = await app.member()
  const kept = (await save(ben.token)).json().data.avatar
  const address = await saved()
  expect((await remove(anna.token)).json().data.avatar).toBeNull()
  expect((await remove(anna.token)).statusCode).toBe(200)
  expect([await avatarOf(anna.id), await stored()]).toEqual([null, []])
  expect([(await app.call(address)).statusCode, (await app.call(kept)).statusCode]).toEqual([404, 200])
})

test('a purged member’s picture goes with them', async () => {
  const address = await saved()
  await app.db.deleteFrom('users').where('id', '=', anna.id).execute()
  expect((await app.call(address)).statusCode).toBe(404)
})

test.each(['jpeg', 'png', 'webp'] as const)('a %s is accepted', async (format) => {
  const bytes = await sharp(PNG).toFormat(format).toBuffer()
  expect((await save(anna.token, { bytes, kind: `image/${format}` })).statusCode).toBe(200)
})

const gif = await sharp(PNG).gif().toBuffer()
const huge = await blank(9000, 9000).png().toBuffer()
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')

test.each([
  ['a drawing, which may hold scripts', { kind: 'image/svg+xml', bytes: svg }, 415],
  ['JSON', { kind: 'application/json', bytes: Buffer.from('{}') }, 415],
  ['nothing at all', { bytes: Buffer.alloc(0) }, 415],
  ['a page that is said to be a picture', { bytes: Buffer.from('<html><script>') }, 422],
  ['a drawing that is said to be a picture', { bytes: svg }, 422],
  ['a GIF that is said to be a PNG', { bytes: gif }, 422],
  ['a picture of which only the first bytes are one', { bytes: PNG.subarray(0, 40) }, 422],
  ['one that unpacks to more than 64 million pixels', { bytes: huge }, 422],
  ['more than 5 MB', { bytes: Buffer.concat([PNG, Buffer.alloc(5_000_001 - PNG.length)]) }, 413],
  ['a square without a side', { square: 'x=0&y=0&side=0' }, 422],
  ['a square outside of all pictures', { square: 'x=-1&y=0&side=9' }, 422],
  ['no square', { square: 'x=0' }, 422],
])('%s is refused, and the earlier picture stays', async (_what, file: File, status) => {
  const address = await saved()
  const refused = await save(anna.token, file)
  expect([refused.statusCode, refused.json().success]).toEqual([status, false])
  expect([await avatarOf(anna.id), await stored()]).toEqual([address, [address]])
})

test('guests change nobody’s picture', async () => {
  expect([(await save(undefined)).statusCode, (await remove()).statusCode]).toEqual([401, 401])
})

test('a member changes their picture 20 times an hour', async () => {
  for (let count = 0; count < 20; count++) expect((await remove(anna.token)).statusCode).toBe(200)
  expect((await remove(anna.token)).statusCode).toBe(429)
})

test.each(['..%2f..%2fetc', '1.webp', '0B8F2C1E-7A44-4C53-9D10-2F6A5E0C91D7.webp'])(
  '%s is no picture’s name',
  async (name) => {
    expect((await app.call(`/api/avatars/${name}`)).statusCode).toBe(422)
  },
)
