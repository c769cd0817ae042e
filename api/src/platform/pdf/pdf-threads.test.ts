import { expect, test } from 'vitest'

import { readPdf } from '../../testing/pdf-text.ts'
import { createPdfThreads } from './pdf-threads.ts'

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

const MODULE = 'sales/invoices/draw/draw-invoice'

test('a thread draws what it is given, also after it has failed', async () => {
  const draw = createPdfThreads()
  await expect(draw(MODULE, {})).rejects.toThrow(/undefined/)
  const [page] = readPdf(await draw(MODULE, INVOICE))
  expect(page).toContain('Rita Rider')
})

test('who comes when too many drawings wait is told to come again', async () => {
  const draw = createPdfThreads({ waiting: 1 })
  const results = await Promise.allSettled([1, 2, 3, 4].map(() => draw(MODULE, INVOICE)))
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(4)
  for (const error of refused) expect(error).toMatchObject({ statusCode: 503, errorCode: 'busy', seconds: 5 })
})
