import { type Column, drawTable, finish, openFonts, openSheet, SELLER } from '../../../platform/pdf/index.ts'
import type { CreditNoteContent } from '../credit-note-content.ts'
import { drawEnd, drawParagraph } from './draw-end.ts'
import { drawHead } from './draw-head.ts'
import { drawSums } from './draw-sums.ts'

const COLUMNS: Column[] = [
  { heading: 'Item', share: 0.64 },
  { heading: 'Quantity', share: 0.12, align: 'right' },
  { heading: 'Amount', share: 0.24, align: 'right' },
]

/** Returns a credit note as a PDF that is tagged for screen readers. */
export async function drawCreditNote(content: CreditNoteContent): Promise<Buffer> {
  const title = `Credit note ${content.number}`
  const sheet = openSheet({ fonts: await openFonts(), title, paper: content.paper })
  const seller = { heading: 'Sold by', lines: [SELLER.name, ...SELLER.lines, SELLER.email] }
  const about = { heading: 'Details', lines: content.facts.map(([label, value]) => `${label}: ${value}`) }
  drawHead(sheet, {
    title: 'Credit note',
    columns: [[seller, about], [{ heading: 'Billed to', lines: content.buyer }]],
  })
  const rows = content.lines.map(({ title: what, count, amount }) => ({
    cells: [what, count, amount],
    note: null,
  }))
  drawTable(sheet, { columns: COLUMNS, rows })
  sheet.y += 12
  drawSums(sheet, content.sums)
  drawParagraph(sheet, content.reason)
  drawParagraph(sheet, content.back)
  drawEnd(sheet, content.number)
  return finish(sheet)
}
