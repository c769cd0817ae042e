import { expect, test, vi } from 'vitest'

import { createPdfCache } from './pdf-cache.ts'

const MODULE = 'sales/invoices/draw/draw-invoice'

/** Returns a cache whose PDFs have ten bytes, with what it has drawn. */
function openCache(mostBytes = 1000) {
  const draw = vi.fn(async (_module: string, _content: object) => Buffer.alloc(10))
  return { draw, drawPdf: createPdfCache({ draw, mostBytes }) }
}

test('what was drawn is kept until its contents change', async () => {
  const { draw, drawPdf } = openCache()
  const first = await drawPdf(MODULE, { number: 1, total: '$5.00' })
  expect(await drawPdf(MODULE, { number: 1, total: '$5.00' })).toBe(first)
  expect(draw).toHaveBeenCalledTimes(1)
  expect(await drawPdf(MODULE, { number: 1, total: '$6.00' })).not.toBe(first)
  expect(await drawPdf('bikes/summary/draw/draw-summary', { number: 1, total: '$5.00' })).not.toBe(first)
  expect(draw).toHaveBeenCalledTimes(3)
})

test('thirty requests at once for one document draw it once', async () => {
  const { draw, drawPdf } = openCache()
  await Promise.all(Array.from({ length: 30 }, () => drawPdf(MODULE, { number: 1 })))
  expect(draw).toHaveBeenCalledTimes(1)
})

test('what failed is drawn again with the next request', async () => {
  const { draw, drawPdf } = openCache()
  draw.mockRejectedValueOnce(new Error('no thread'))
  await expect(drawPdf(MODULE, { number: 1 })).rejects.toThrow('no thread')
  expect(await drawPdf(MODULE, { number: 1 })).toHaveLength(10)
})

test('no more is kept than there is room for, and what was used last stays', async () => {
  const { draw, drawPdf } = openCache(30)
  for (const number of [1, 2, 3]) await drawPdf(MODULE, { number })
  await drawPdf(MODULE, { number: 1 })
  await drawPdf(MODULE, { number: 4 })
  expect(draw).toHaveBeenCalledTimes(4)
  await drawPdf(MODULE, { number: 1 })
  expect(draw).toHaveBeenCalledTimes(4)
  await drawPdf(MODULE, { number: 2 })
  expect(draw).toHaveBeenCalledTimes(5)
})
