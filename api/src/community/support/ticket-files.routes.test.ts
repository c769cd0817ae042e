import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { openedBy, post, ticketOf } from './testing.ts'

const PNG = await sharp({ create: { width: 9, height: 6, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()
const PDF = Buffer.from('%PDF-1.7 and what follows')

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

interface File {
  bytes?: Buffer
  kind?: string
  name?: string
}

const send = (
  id: number,
  token: string,
  { bytes = PNG, kind = 'image/png', name = 'crack.png' }: File = {},
) =>
  app.call(`/api/tickets/${id}/files`, {
    method: 'POST',
    as: token,
    body: bytes,
    headers: { 'content-type': kind, 'x-file-name': encodeURIComponent(name) },
  })

async function ticket() {
  const anna = await app.member()
  return { anna, id: (await openedBy(app, anna)).id }
}

test('a file goes with the message that was written last, and comes back to be saved only', async () => {
  const { anna, id } = await ticket()
  await post(app, `/api/tickets/${id}/replies`, anna.token, { text: 'A picture.' })
  const sent = { bytes: PDF, kind: 'application/pdf', name: 'Riß „1“.pdf' }
  const { data } = (await send(id, anna.token, sent)).json()
  expect((await ticketOf(app, id, anna)).messages.map(({ files }) => files)).toEqual([[], [data]])
  expect(data).toMatchObject({ name: 'Riß „1“.pdf', kind: 'application/pdf', size_bytes: PDF.length })

  const back = await app.call(`/api/tickets/${id}/files/${data.id}`, { as: anna.token })
  expect(back.rawPayload).toEqual(PDF)
  expect(back.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''Ri%C3%9F%20%E2%80%9E1%E2%80%9C.pdf`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
})

test('a ticket takes 6 files, and one that comes again counts once', async () => {
  const { anna, id } = await ticket()
  const sent = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map((n) => send(id, anna.token, { name: `${n}.png` })),
  )
  expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    200, 200, 200, 200, 200, 200, 409, 409,
  ])
  const kept = (await ticketOf(app, id, anna)).messages[0]!.files
  expect(kept).toHaveLength(6)
  const again = await send(id, anna.token, { name: kept[0]!.name })
  expect([again.statusCode, again.json().data.id]).toEqual([200, kept[0]!.id])
})

test.each([
  ['another kind', { kind: 'text/html' }, 415],
  ['a drawing, which may hold scripts', { kind: 'image/svg+xml' }, 415],
  ['JSON', { kind: 'application/json', bytes: Buffer.from('{}') }, 415],
  ['nothing at all', { bytes: Buffer.alloc(0) }, 415],
  ['a page that is said to be a picture', { bytes: Buffer.from('<html><script>') }, 422],
  ['a picture of which only the first bytes are one', { bytes: PNG.subarray(0, 40) }, 422],
  ['a picture that is said to be a PDF', { kind: 'application/pdf' }, 422],
  ['more than 10 MB', { bytes: Buffer.concat([PNG, Buffer.alloc(10_000_001 - PNG.length)]) }, 413],
  ['no name', { name: '' }, 422],
  ['a name of nothing but folders', { name: '../' }, 422],
])('%s is refused', async (_what, file, status) => {
  const { anna, id } = await ticket()
  const answer = await send(id, anna.token, file)
  expect([answer.statusCode, answer.json().success]).toEqual([status, false])
  expect((await ticketOf(app, id, anna)).messages[0]!.files).toEqual([])
})

test('exactly 10 MB are taken', async () => {
  const { anna, id } = await ticket()
  const answer = await send(id, anna.token, {
    bytes: Buffer.concat([PDF, Buffer.alloc(10_000_000 - PDF.length)]),
    kind: 'application/pdf',
  })
  expect(answer.json().data.size_bytes).toBe(10_000_000)
})

test('folders and hidden characters in a name are left out', async () => {
  const { anna, id } = await ticket()
  const answer = await send(id, anna.token, { name: '../../etc/photo\u202Egnp.exe\n.png' })
  expect(answer.json().data.name).toBe('photognp.exe.png')
})

test('files of somebody else’s ticket are not there, neither to read nor to add', async () => {
  const { anna, id } = await ticket()
  const { data } = (await send(id, anna.token)).json()
  const ben = await app.member()
  const own = await openedBy(app, ben)
  for (const path of [`${id}/files/${data.id}`, `${own.id}/files/${data.id}`, `${id}/files/999`]) {
    expect((await app.call(`/api/tickets/${path}`, { as: ben.token })).statusCode).toBe(404)
  }
  expect((await send(id, ben.token)).statusCode).toBe(404)
  expect((await app.call(`/api/tickets/${id}/files/${data.id}`)).statusCode).toBe(401)
})

test('a file that goes with a note among staff stays there', async () => {
  const { anna, id } = await ticket()
  const agent = await app.member(1)
  expect((await send(id, agent.token)).json().error).toBe('no_message')
  await post(app, `/api/tickets/${id}/replies`, agent.token, { text: 'Look.', is_internal: true })
  const { data } = (await send(id, agent.token)).json()
  expect(JSON.stringify(await ticketOf(app, id, anna))).not.toContain('crack.png')
  expect((await app.call(`/api/tickets/${id}/files/${data.id}`, { as: anna.token })).statusCode).toBe(404)
})

test('a closed ticket takes no files', async () => {
  const { anna, id } = await ticket()
  await post(app, `/api/tickets/${id}/close`, anna.token)
  expect((await send(id, anna.token)).json()).toMatchObject({ status: 409, error: 'ticket_closed' })
})

/** A photo on its side, with the camera's data and a page behind its last byte. */
async function photo() {
  const exif = { IFD0: { Copyright: 'Anna Rider' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } }
  const data = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'olive' } })
    .withMetadata({ orientation: 6, exif })
    .jpeg()
    .toBuffer()
  return Buffer.concat([data, Buffer.from('<script>alert(1)</script>')])
}

describe('a picture', () => {
  test('is written anew: upright, without the camera’s data and without what was hidden in it', async () => {
    const { anna, id } = await ticket()
    const bytes = await photo()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { data } = (await send(id, anna.token, { bytes, kind: 'image/jpeg', name: 'photo.jpg' })).json()
    const stored = (await app.call(`/api/tickets/${id}/files/${data.id}`, { as: anna.token })).rawPayload
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 20, height: 40 })
    expect((await sharp(stored).metadata()).exif).toBeUndefined()
    expect(stored.includes('Anna Rider')).toBe(false)
    expect(stored.includes('<script>')).toBe(false)
    expect(data.size_bytes).toBe(stored.length)
  })

  test.each(['jpeg', 'png', 'webp'] as const)('stays a %s', async (format) => {
    const { anna, id } = await ticket()
    const bytes = await sharp(PNG).toFormat(format).toBuffer()
    const { data } = (await send(id, anna.token, { bytes, kind: `image/${format}` })).json()
    const stored = (await app.call(`/api/tickets/${id}/files/${data.id}`, { as: anna.token })).rawPayload
    expect(await sharp(stored).metadata()).toMatchObject({ format, width: 9, height: 6 })
  })

  test('that unpacks to more than 64 million pixels is refused', async () => {
    const { anna, id } = await ticket()
    const bytes = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    expect((await send(id, anna.token, { bytes })).json().error).toBe('not_this_kind')
  })
})

test('a file’s name ends as its bytes say', async () => {
  const { anna, id } = await ticket()
  const { data } = (await send(id, anna.token, { name: 'invoice.pdf.html' })).json()
  expect(data.name).toBe('invoice.pdf.png')
})
