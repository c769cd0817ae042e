import {
  MARGIN,
  SELLER,
  drawTable,
  finish,
  openFonts,
  openSheet,
  type Column,
  type Sheet,
} from '../../../platform/pdf/index.ts'
import type { InvoiceContent } from '../invoice-content.ts'
import { drawEnd, drawParagraph } from './draw-end.ts'
import { drawHead, type HeadColumn } from './draw-head.ts'
import { drawSums } from './draw-sums.ts'

const LINES: Column[] = [
  { heading: 'Item', share: 0.52 },
  { heading: 'Quantity', share: 0.12, align: 'right' },
  { heading: 'Price', share: 0.18, align: 'right' },
  { heading: 'Amount', share: 0.18, align: 'right' },
]

const CREDIT: Column[] = [
  { heading: 'Reason', share: 0.32 },
  { heading: 'Date', share: 0.24 },
  { heading: 'Refunded', share: 0.24 },
  { heading: 'Amount', share: 0.2, align: 'right' },
]

/** Returns an invoice as a PDF that is tagged for screen readers. */
export async function drawInvoice(content: InvoiceContent): Promise<Buffer> {
  const title = `Invoice ${content.number}`
  const sheet = openSheet({ fonts: await openFonts(), title, paper: content.paper })
  drawHead(sheet, { title: 'Invoice', columns: columnsOf(content) })
  const rows = content.lines.map(({ title: what, note, count, price, amount }) => ({
    cells: [what, count, price, amount],
    note,
  }))
  drawTable(sheet, { columns: LINES, rows })
  sheet.y += 12
  drawSums(sheet, content.sums)
  drawParagraph(sheet, content.paid)
  drawCredit(sheet, content.credit)
  for (const note of content.notes) drawParagraph(sheet, note)
  drawEnd(sheet, content.number)
  return finish(sheet)
}

const columnsOf = ({ facts, buyer, delivery }: InvoiceContent): HeadColumn[][] => [
  [
    { heading: 'Sold by', lines: [SELLER.name, ...SELLER.lines, SELLER.email] },
    { heading: 'Details', lines: facts.map(([label, value]) => `${label}: ${value}`) },
  ],
  [
    { heading: 'Billed to', lines: buyer },
    { heading: 'Delivered to', lines: delivery ?? ['Same as the billing address'] },
  ],
]

function drawCredit(sheet: Sheet, credit: InvoiceContent['credit']) {
  if (!credit) return
  sheet.y += 26
  sheet.makeRoom(110)
  sheet.root.add(
    sheet.doc.struct('H2', {}, () =>
      sheet.write('Refunds', { x: MARGIN, y: sheet.y, width: sheet.width, size: 13, isStrong: true }),
    ),
  )
  sheet.y += 26
  const rows = credit.rows.map(({ reason, day, way, amount, note }) => ({
    cells: [reason, day, way, amount],
    note,
  }))
  drawTable(sheet, { columns: CREDIT, rows })
  sheet.y += 12
  drawSums(sheet, credit.sums)
}
