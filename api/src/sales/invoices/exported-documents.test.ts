import { expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { readPdf } from '../../testing/pdf-text.ts'
import { readZip } from '../../testing/read-zip.ts'
import { payInSandbox, placedOrder, shopper } from '../../testing/shopping.ts'
import { useTestApp } from '../../testing/test-app.ts'

test('a member’s export has their invoices and credit notes as PDF files, and nobody else’s', async () => {
  const app = await useTestApp()
  await addProduct(app.db, { id: 1, stock: null })
  const buy = async (member: Awaited<ReturnType<typeof shopper>>) => {
    const { id, ref } = await placedOrder(app, member, 38.08)
    await payInSandbox(app, `https://shop.test/api/sandbox/${ref}`)
    return id
  }
  const rita = await shopper(app, { product_id: 1, count: 2 })
  const id = await buy(rita)
  await buy(await shopper(app, { product_id: 1, count: 2 }))
  await app.call(`/api/backoffice/orders/${id}/refunds`, {
    method: 'POST',
    as: (await app.member(9)).token,
    body: { reason: 'A scratch.', amount: 5 },
    headers: { 'idempotency-key': 'refund-of-a-scratch' },
  })

  await app.call('/api/account/data/exports', { method: 'POST', body: null, as: rita.token })
  await app.makeDataExports()
  const { export: made } = (await app.call('/api/account/data', { as: rita.token })).json().data
  const zip = await app.call(`/api/account/data/exports/${made.id}`, { as: rita.token })
  const files = readZip(zip.rawPayload)
  const { invoice_number, refunds } = (await app.call(`/api/orders/${id}`, { as: rita.token })).json().data
  const names = [...files.keys()].filter((name) => name.startsWith('documents/'))
  expect(names).toEqual([`documents/${invoice_number}.pdf`, `documents/${refunds[0].credit_note}.pdf`])
  expect(names.map((name) => readPdf(files.get(name)!)[0])).toEqual([
    expect.stringContaining(`Invoice: ${invoice_number}`),
    expect.stringContaining(`For invoice: ${invoice_number}`),
  ])
})
