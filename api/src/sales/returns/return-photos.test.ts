import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openReturnOffice, type ReturnOffice } from './testing.ts'

let office: ReturnOffice
beforeAll(async () => {
  office = await openReturnOffice()
})
afterAll(() => office.app.close())

const picture = (red: number) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .withMetadata({ exif: { IFD0: { Copyright: 'A camera in Berlin' } } })
    .jpeg()
    .toBuffer()

async function send(url: string, as: string, bytes: Buffer, kind = 'image/jpeg') {
  const headers = { 'content-type': kind, 'x-file-name': 'dent.jpg' }
  return office.app.call(url, { method: 'POST', as, headers, body: bytes })
}

test('a photo is written anew, and its member and admins see it', async () => {
  const { order, id } = await office.requested()
  const url = `/api/orders/${order.id}/returns/${id}/photos`
  const sent = await picture(200)
  expect(sent.includes('A camera in Berlin')).toBe(true)
  const answer = await send(url, order.member.token, sent)
  const photo = answer.json().data.id
  expect(answer.json().data).toMatchObject({ name: 'dent.jpg' })
  expect((await send(url, order.member.token, sent)).json().data.id).toBe(photo)
  const own = await office.app.call(`${url}/${photo}`, { as: order.member.token })
  expect(own.headers['content-type']).toBe('image/jpeg')
  expect(own.rawPayload.includes('A camera in Berlin')).toBe(false)
  expect((await office.readReturn(id)).photos).toEqual([{ id: photo, name: 'dent.jpg' }])
  const staff = `/api/backoffice/returns/${id}/photos/${photo}`
  expect((await office.app.call(staff, { as: office.admin.token })).rawPayload).toEqual(own.rawPayload)
  const stranger = (await office.app.member()).token
  expect((await office.app.call(`${url}/${photo}`, { as: stranger })).statusCode).toBe(404)
  expect((await send(url, stranger, sent)).statusCode).toBe(404)
})

test('six photos are taken, pictures only, and none after the decision', async () => {
  const { order, id } = await office.requested()
  const url = `/api/orders/${order.id}/returns/${id}/photos`
  const { token } = order.member
  const asPdf = await send(url, token, Buffer.from('%PDF-1.7\n'), 'application/pdf')
  expect(asPdf.statusCode).toBe(415)
  expect((await send(url, token, Buffer.from('%PDF-1.7\n'))).statusCode).toBe(422)
  for (let count = 0; count < 6; count += 1) {
    expect((await send(url, token, await picture(count * 40))).statusCode).toBe(200)
  }
  expect((await send(url, token, await picture(255))).json().error).toBe('too_many_photos')
  const other = await office.approved()
  const late = `/api/orders/${other.order.id}/returns/${other.id}/photos`
  expect((await send(late, other.order.member.token, await picture(9))).json().error).toBe('decided')
})

test('a member sends at most thirty photos within a day', async () => {
  const { order, id } = await office.requested()
  const before = await office.ask(order)
  const photos = Array.from({ length: 30 }, (_, index) => ({
    return_id: before.json().data.id as number,
    name: 'dent.jpg',
    kind: 'image/jpeg',
    hash: Buffer.alloc(32, index),
    bytes: Buffer.from('x'),
    at: new Date(Date.now() - 60_000),
  }))
  await office.app.db.insertInto('return_photos').values(photos).execute()
  const url = `/api/orders/${order.id}/returns/${id}/photos`
  const answer = await send(url, order.member.token, await picture(77))
  expect(answer.statusCode).toBe(429)
  expect(answer.json().message).toBe(
    'You’ve reached today’s limit for photos. Please wait 24 hours and try again.',
  )
})
