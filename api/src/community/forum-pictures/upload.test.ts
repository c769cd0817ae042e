import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { PICTURES_PER_DAY } from './may-upload.ts'
import { openPictureDesk, type PictureDesk, PNG } from './testing.ts'

type Member = Awaited<ReturnType<PictureDesk['app']['member']>>

const DAY_MS = 24 * 60 * 60_000
let time = Date.parse('2026-11-20T10:00:00Z')
let desk: PictureDesk
let anna: Member
beforeAll(async () => {
  desk = await openPictureDesk(() => new Date(time))
})
beforeEach(async () => {
  anna = await desk.app.member()
})
afterAll(() => desk.close())

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'olive' } })
const stored = async (id: string, query = '') => (await desk.read(id, anna, query)).rawPayload

/** A photo on its side, with the camera's data and a page behind its last byte. */
async function photo() {
  const exif = { IFD0: { Copyright: 'Anna Rider' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } }
  const data = await blank(40, 20).withMetadata({ orientation: 6, exif }).jpeg().toBuffer()
  return Buffer.concat([data, Buffer.from('<script>alert(1)</script>')])
}

test('a picture is written anew: upright, without the camera’s data and without what was hidden in it', async () => {
  const bytes = await photo()
  expect((await sharp(bytes).metadata()).exif).toBeDefined()
  const { data } = (await desk.upload(anna, { bytes, kind: 'image/jpeg' })).json()
  expect(data).toMatchObject({ width: 20, height: 40 })
  const picture = await stored(data.id)
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 20, height: 40 })
  expect((await sharp(picture).metadata()).exif).toBeUndefined()
  expect(picture.includes('Anna Rider')).toBe(false)
  expect(picture.includes('<script>')).toBe(false)
})

test.each([
  ['a wide one', blank(4000, 1000), { width: 1600, height: 400 }, 800],
  ['a high one', blank(500, 3200), { width: 250, height: 1600 }, 250],
  ['a small one', blank(300, 200), { width: 300, height: 200 }, 300],
])('%s is scaled down to at most 1,600 pixels, with a size for phones', async (_, picture, size, small) => {
  const bytes = await picture.jpeg().toBuffer()
  const { data } = (await desk.upload(anna, { bytes, kind: 'image/jpeg' })).json()
  expect(data).toMatchObject(size)
  expect(await sharp(await stored(data.id)).metadata()).toMatchObject(size)
  expect((await sharp(await stored(data.id, '?size=small')).metadata()).width).toBe(small)
})

test.each(['jpeg', 'png', 'webp'] as const)('a %s is accepted', async (format) => {
  const bytes = await sharp(PNG).toFormat(format).toBuffer()
  expect((await desk.upload(anna, { bytes, kind: `image/${format}` })).statusCode).toBe(200)
})

const gif = await sharp(PNG).gif().toBuffer()
const huge = await blank(9000, 9000).png().toBuffer()

test.each([
  ['a drawing, which may hold scripts', { kind: 'image/svg+xml' }, 415],
  ['JSON', { kind: 'application/json', bytes: Buffer.from('{}') }, 415],
  ['nothing at all', { bytes: Buffer.alloc(0) }, 415],
  ['a page that is said to be a picture', { bytes: Buffer.from('<html><script>') }, 422],
  [
    'a drawing that is said to be a picture',
    { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>') },
    422,
  ],
  ['a GIF that is said to be a PNG', { bytes: gif }, 422],
  ['a picture of which only the first bytes are one', { bytes: PNG.subarray(0, 40) }, 422],
  ['one that unpacks to more than 64 million pixels', { bytes: huge }, 422],
  ['more than 5 MB', { bytes: Buffer.concat([PNG, Buffer.alloc(5_000_001 - PNG.length)]) }, 413],
])('%s is refused, and nothing is stored', async (_what, file, status) => {
  const answer = await desk.upload(anna, file)
  expect([answer.statusCode, answer.json().success]).toEqual([status, false])
  expect(await pictures(anna)).toBe(0)
})

test('exactly 5 MB are accepted', async () => {
  const bytes = Buffer.concat([PNG, Buffer.alloc(5_000_000 - PNG.length)])
  expect((await desk.upload(anna, { bytes })).statusCode).toBe(200)
})

test('a guest sends no pictures', async () => {
  expect((await desk.upload(null)).statusCode).toBe(401)
})

test('who is banned from the forum sends no pictures either', async () => {
  const agent = await desk.app.member(1)
  const ban = { user_id: anna.id, days: null, reason: 'Spam.' }
  await desk.app.call('/api/backoffice/forum/bans', { method: 'POST', as: agent.token, body: ban })
  const answer = await desk.upload(anna)
  expect([answer.statusCode, answer.json().error]).toEqual([403, 'banned'])
  expect(answer.json().message).toContain('Spam.')
})

test('a member sends so many pictures a day, also at once, and staff as many as they need', async () => {
  const before = { user_id: anna.id, kind: 'image/webp', width: 9, height: 6, bytes: PNG, small: null }
  const at = new Date(time - DAY_MS / 2)
  const rows = Array.from({ length: PICTURES_PER_DAY - 1 }, () => ({ ...before, at, kept_until: at }))
  await desk.db.insertInto('forum_pictures').values(rows).execute()
  const answers = await Promise.all([desk.upload(anna), desk.upload(anna), desk.upload(anna)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429, 429])
  const refused = answers.find(({ statusCode }) => statusCode === 429)
  expect(refused?.json().message).toBe(
    'You’ve reached the limit of pictures for a day. Please wait 12 hours.',
  )
  time += DAY_MS
  // Nobody stays logged in for so long.
  const { access: token } = await desk.app.sessions.start(anna.id, false)
  expect((await desk.upload({ ...anna, token })).statusCode).toBe(200)
  expect((await desk.upload(await desk.app.member(1))).statusCode).toBe(200)
})

async function pictures(by: Member) {
  const rows = await desk.db.selectFrom('forum_pictures').select('id').where('user_id', '=', by.id).execute()
  return rows.length
}
