import { expect, test } from 'vitest'

import { readPdf } from '../../testing/pdf-text.ts'
import { drawInThread } from './pdf-threads.ts'

const INVOICE = {
  number: 'INV-2026-000001',
  facts: [['Invoice', 'INV-2026-000001']],
  buyer: ['Rita Rider'],
  delivery: null,
  lines: [{ title: 'Bell', note: null, count: '1', price: '$12.00', amount: '$12.00' }],
  sums: [{ label: 'Total in US dollars', value: '$12.00', isTotal: true }],
  paid: 'Paid in full.',
  credit: null,
  notes: [],
  paper: 'A4',
}

const draw = (content: object) => drawInThread('sales/invoices/draw/draw-invoice', content)

test('a thread draws what it is given, also after it has failed', async () => {
  await expect(draw({})).rejects.toThrow(/undefined/)
  const [page] = readPdf(await draw(INVOICE))
  expect(page).toContain('Rita Rider')
})

test('who comes when too many drawings wait is told to come again', async () => {
  const drawings = Array.from({ length: 80 }, () => draw(INVOICE))
  const results = await Promise.allSettled(drawings)
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  expect(refused.length).toBeGreaterThan(0)
  for (const error of refused) expect(error).toMatchObject({ statusCode: 503, errorCode: 'busy', seconds: 5 })
})
