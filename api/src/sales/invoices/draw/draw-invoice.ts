import {
  BLANK_LETTER,
  MARGIN,
  MUTED,
  SELLER,
  drawTable,
  finish,
  openFonts,
  openSheet,
  type Column,
  type Sheet,
} from '../../../platform/pdf/index.ts'
import type { InvoiceContent } from '../invoice-content.ts'
import { drawHead } from './draw-head.ts'
import { drawSums } from './draw-sums.ts'

const LINES: Column[] = [
  { heading: 'What', share: 0.52 },
  { heading: 'Count', share: 0.12, align: 'right' },
  { heading: 'Each', share: 0.18, align: 'right' },
  { heading: 'Amount', share: 0.18, align: 'right' },
]

const CREDIT: Column[] = [
  { heading: 'Why', share: 0.32 },
  { heading: 'When', share: 0.24 },
  { heading: 'Back as', share: 0.24 },
  { heading: 'Amount', share: 0.2, align: 'right' },
]

/** Returns an invoice as a PDF that is tagged for screen readers. */
export async function drawInvoice(content: InvoiceContent): Promise<Buffer> {
  const title = `Invoice ${content.number}`
  const sheet = openSheet({ fonts: await openFonts(), title, paper: content.paper })
  drawHead(sheet, content)
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
  if (sheet.hasBlanks()) drawParagraph(sheet, UNPRINTABLE)
  drawFeet(sheet, content.number)
  return finish(sheet)
}

const UNPRINTABLE = `${BLANK_LETTER} stands for a letter that our printer doesn’t have. Your order has it as you wrote it.`

function drawParagraph(sheet: Sheet, words: string) {
  const look = { width: sheet.width, colour: MUTED }
  sheet.y += 8
  sheet.makeRoom(30)
  sheet.root.add(sheet.doc.struct('P', {}, () => sheet.write(words, { ...look, x: MARGIN, y: sheet.y })))
  sheet.y += sheet.height(words, look)
}

function drawCredit(sheet: Sheet, credit: InvoiceContent['credit']) {
  if (!credit) return
  sheet.y += 26
  sheet.makeRoom(110)
  sheet.root.add(
    sheet.doc.struct('H2', {}, () =>
      sheet.write('Credit note', { x: MARGIN, y: sheet.y, width: sheet.width, size: 13, isStrong: true }),
    ),
  )
  sheet.y += 26
  const rows = credit.rows.map(({ reason, day, way, amount }) => ({ cells: [reason, day, way, amount] }))
  drawTable(sheet, { columns: CREDIT, rows })
  sheet.y += 12
  drawSums(sheet, credit.sums)
}

/** Draws the footer with the seller and the page number on every page; called after all pages are drawn. */
function drawFeet({ doc, write, width }: Sheet, number: string) {
  const { count } = doc.bufferedPageRange()
  const look = { x: MARGIN, width, size: 8, colour: MUTED }
  for (const page of Array.from({ length: count }).keys()) {
    doc.switchToPage(page)
    const y = doc.page.height - 40
    doc.markContent('Artifact', { type: 'Pagination' })
    write(SELLER.foot, { ...look, y })
    write(`${number} · Page ${page + 1} of ${count}`, { ...look, y, align: 'right' })
    doc.endMarkedContent()
  }
}
