import { afterAll, beforeAll, expect, test } from 'vitest'

import { readPdf } from '../../testing/pdf-text.ts'
import { type BackOffice, openBackOffice, parcel } from './testing.ts'

let office: BackOffice
beforeAll(async () => {
  office = await openBackOffice()
})
afterAll(() => office.app.close())

const open = (id: number, path: string) =>
  office.app.call(`/api/backoffice/orders/${id}/${path}`, { as: office.admin.token })
const pageOf = async (id: number, path: string) => readPdf((await open(id, path)).rawPayload).join('\n')

test('a packing slip has the pieces of its shipment, the address and the tracking number, and no prices', async () => {
  const { id } = await office.ready()
  const [bells, helmet] = await office.rest(id)
  await office.change(id, 'shipments', parcel([{ ...bells!, count: 1 }]))
  const [shipment] = (await office.read(id)).shipments
  const slip = await pageOf(id, `packing-slip?shipment=${shipment!.id}`)
  for (const words of [
    'Packing slip',
    'Rita Rider',
    '10115 Berlin',
    'JD014600003SE',
    'DHL',
    'This is a part',
    '1 item in this parcel.',
    'hello@nireeka.example',
  ]) {
    expect(slip).toContain(words)
  }
  expect(slip).not.toContain('$')
  expect(slip).not.toContain('Helmet')
  const rest = await pageOf(id, 'packing-slip')
  expect(rest).toContain('Helmet')
  expect(rest).toContain('Bell')
  await office.change(id, 'shipments', parcel([{ ...bells!, count: 1 }, helmet!]))
  expect(await pageOf(id, 'packing-slip')).toContain('Helmet')
})

test('the invoice is the member’s', async () => {
  const { id, member } = await office.paid()
  const answer = await open(id, 'invoice')
  const own = await office.app.call(`/api/orders/${id}/invoice`, { as: member.token })
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  })
  expect(readPdf(answer.rawPayload)).toEqual(readPdf(own.rawPayload))
})

test('there is no invoice before the payment, and no slip of another order’s shipment', async () => {
  const { id } = await office.placed()
  expect((await open(id, 'invoice')).statusCode).toBe(409)
  const other = await office.ready()
  await office.change(other.id, 'shipments', parcel(await office.rest(other.id)))
  const [shipment] = (await office.read(other.id)).shipments
  expect((await open(id, `packing-slip?shipment=${shipment!.id}`)).statusCode).toBe(404)
  expect((await open(999_999, 'packing-slip')).statusCode).toBe(404)
  expect((await open(999_999, 'invoice')).statusCode).toBe(404)
})
