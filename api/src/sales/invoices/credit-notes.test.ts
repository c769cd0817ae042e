import { afterAll, beforeAll, expect, test } from 'vitest'

import { readPdf } from '../../testing/pdf-text.ts'
import { openPost } from '../../testing/post.ts'
import { type BackOffice, openBackOffice } from '../order-admin/testing.ts'
import { numberCreditNote } from './number-credit-note.ts'

let office: BackOffice
beforeAll(async () => {
  office = await openBackOffice()
})
afterAll(() => office.app.close())

const refund = (id: number, body: object = {}) =>
  office.write(id, 'refunds', { reason: 'A scratch.', ...body })
const noteOf = async (id: number) => (await office.read(id)).refunds.map(({ credit_note }) => credit_note)
const YEAR = new Date().getUTCFullYear()

test('a finished refund has a credit note, which admins and the order’s member open', async () => {
  const { id, member } = await office.paid()
  await refund(id, { amount: 33.28 })
  const [number] = await noteOf(id)
  expect(number).toMatch(new RegExp(`^CN-${YEAR}-\\d{6}$`))
  const { invoice_number } = await office.read(id)
  const own = `/api/orders/${id}/credit-notes/${number}`
  const ofAdmins = `/api/backoffice/orders/${id}/credit-notes/${number}`
  const answers = await Promise.all([
    office.app.call(own, { as: member.token }),
    office.app.call(ofAdmins, { as: office.admin.token }),
  ])
  for (const { statusCode, headers, rawPayload } of answers) {
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    const [page = ''] = readPdf(rawPayload)
    const lines = page.split('\n')
    expect(lines).toContain('Reason: A scratch.')
    expect(lines).toContain(`Credit note: ${number}`)
    expect(lines).toContain(`For invoice: ${invoice_number}`)
    expect(lines.slice(lines.indexOf('Before tax'))).toEqual(
      expect.arrayContaining(['$27.97', 'VAT (19%)', '$5.31', '$33.28']),
    )
  }
  const order = await office.app.call(`/api/orders/${id}`, { as: member.token })
  expect(order.json().data.refunds).toMatchObject([{ credit_note: number }])
})

test('it is nobody else’s, and only its own order’s', async () => {
  const [{ id, member }, other] = [await office.paid(), await office.paid()]
  await refund(id)
  const [number] = await noteOf(id)
  const get = async (path: string, as: string) => (await office.app.call(path, { as })).statusCode
  expect(await get(`/api/orders/${id}/credit-notes/${number}`, other.member.token)).toBe(404)
  expect(await get(`/api/orders/${other.id}/credit-notes/${number}`, other.member.token)).toBe(404)
  expect(await get(`/api/orders/${id}/credit-notes/CN-2031-000001`, member.token)).toBe(404)
  expect(await get(`/api/backoffice/orders/${id}/credit-notes/${number}`, member.token)).toBe(403)
})

test('the tax of all credit notes of an order adds up to the order’s', async () => {
  const { id } = await office.paid()
  for (const amount of [0.01, 50, 33.33]) await refund(id, { amount })
  await refund(id)
  const taxes = await Promise.all(
    (await noteOf(id)).map(async (number) => {
      const path = `/api/backoffice/orders/${id}/credit-notes/${number}`
      const answer = await office.app.call(path, { as: office.admin.token })
      const lines = (readPdf(answer.rawPayload)[0] ?? '').split('\n')
      return Number(lines[lines.indexOf('VAT (19%)') + 1]?.slice(1))
    }),
  )
  expect(taxes).toHaveLength(4)
  expect(Math.round(taxes.reduce((sum, tax) => sum + tax, 0) * 100)).toBe(
    Math.round((await office.read(id)).tax * 100),
  )
})

test('the email about a refund has its credit note attached', async () => {
  const { id, member } = await office.paid()
  await refund(id, { amount: 10 })
  const [number] = await noteOf(id)
  const { run, sent } = openPost(office.app.db, { now: () => new Date(Date.now() + 60_000) })
  await run()
  const email = sent.findLast(({ to }) => to === member.email)
  expect(email?.attachments?.map(({ filename }) => filename)).toEqual([`${number}.pdf`])
  expect(email?.text).toContain(`Attached: credit note ${number}.`)
})

test('a refund that isn’t done, or of an order without an invoice, has none', async () => {
  const { id, ref } = await office.placed()
  await office.app.db
    .updateTable('sandbox_payments')
    .set({ state: 'paid', amount_cents: 100 })
    .where('ref', '=', ref)
    .execute()
  await office.app.settle(id)
  await refund(id)
  expect(await noteOf(id)).toEqual([null])
})

test('numbers run without gaps from 1 in each year, whatever fails at the same time', async () => {
  const at = new Date('2031-12-31T23:59:59Z')
  const { id } = await office.paid()
  for (let count = 0; count < 12; count++) await refund(id, { amount: 1 })
  const { db } = office.app
  await db
    .updateTable('refunds')
    .set({ credit_number: null, credited_at: null })
    .where('order_id', '=', id)
    .execute()
  const refunds = await db.selectFrom('refunds').select('id').where('order_id', '=', id).execute()
  await Promise.all(
    refunds.map(({ id: refundId }, place) =>
      db
        .transaction()
        .execute(async (trx) => {
          await numberCreditNote(trx, refundId, at)
          if (place % 3 === 0) throw new Error('it was not to be')
        })
        .catch(() => undefined),
    ),
  )
  const given = (await noteOf(id)).filter((one) => one !== null).toSorted()
  expect(given).toEqual(
    Array.from({ length: 8 }, (_, place) => `CN-2031-${String(place + 1).padStart(6, '0')}`),
  )
})
