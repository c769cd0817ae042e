import { afterAll, beforeAll, expect, test } from 'vitest'

import { readPdf, readPdfFacts } from '../../../testing/pdf-text.ts'
import { openReturnOffice, type ReturnOffice } from '../testing.ts'

let office: ReturnOffice
beforeAll(async () => {
  office = await openReturnOffice()
})
afterAll(() => office.app.close())

type Asked = Awaited<ReturnType<ReturnOffice['approved']>>

const open = ({ order, id }: Asked, as = order.member.token) =>
  office.app.call(`/api/orders/${order.id}/returns/${id}/label`, { as })

test('an approved return has a label: sender, our address, numbers, contents, and who pays', async () => {
  const asked = await office.approved()
  const answer = await open(asked)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  })
  const { number, order } = await office.readReturn(asked.id)
  expect(answer.headers['content-disposition']).toContain(`${number} label.pdf`)
  const [page, ...others] = readPdf(answer.rawPayload)
  expect(others).toEqual([])
  for (const words of [
    'Rita Rider',
    '10115 Berlin',
    '1 Foundry Way',
    `Return ${number}`,
    `Order ${order.number}`,
    'Bell',
    'Does not fit',
    'Enclose this slip',
    'Postage isn’t included.',
    'You pay for the return shipping',
  ]) {
    expect(page).toContain(words)
  }
  expect(page).not.toContain('Helmet')
  expect(readPdfFacts(answer.rawPayload)).toContain(`Barcode of ${number}`)
})

test.each([
  [['damaged', 'defective'], 'Return shipping is free, since'],
  [['damaged', 'changed_mind'], 'Return shipping is free for what was wrong or faulty.'],
])('goods that come back as %j: %s', async (reasons, words) => {
  const order = await office.delivered()
  const { lines } = await office.ofOrder(order)
  const asked = reasons.map((reason, at) => ({ line_id: lines[at]?.line_id, count: 1, reason }))
  const { id } = (await office.ask(order, { lines: asked })).json().data
  await office.act(id, 'approve')
  expect(readPdf((await open({ order, id })).rawPayload).join(' ')).toContain(words)
})

test('nobody else’s return has a label, and it looks like none', async () => {
  const asked = await office.approved()
  const { token } = await office.app.member()
  const other = await office.approved()
  const answers = [
    await open(asked, token),
    await open({ ...asked, id: 999_999 }),
    // The return of another order of somebody else, through one's own order.
    await open({ order: other.order, id: asked.id }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect((await office.app.call(`/api/orders/${asked.order.id}/returns/${asked.id}/label`)).statusCode).toBe(
    401,
  )
})

test('there is no label before the approval, nor once the parcel is here', async () => {
  for (const asked of [await office.requested(), await office.received()]) {
    expect((await open(asked)).json()).toMatchObject({ status: 409, error: 'no_label' })
  }
})

test('admins get the same label, agents and members none', async () => {
  const asked = await office.approved()
  const path = `/api/backoffice/returns/${asked.id}/label`
  const answer = await office.app.call(path, { as: office.admin.token })
  expect(readPdf(answer.rawPayload)).toEqual(readPdf((await open(asked)).rawPayload))
  for (const { token } of [asked.order.member, await office.app.member(1)]) {
    expect((await office.app.call(path, { as: token })).statusCode).toBe(403)
  }
  expect(
    (await office.app.call('/api/backoffice/returns/999999/label', { as: office.admin.token })).statusCode,
  ).toBe(404)
})
