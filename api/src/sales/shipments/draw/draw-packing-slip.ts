import { drawTable, finish, openFonts, openSheet, SELLER, type Column } from '../../../platform/pdf/index.ts'
import { drawEnd, drawParagraph } from '../../invoices/draw/draw-end.ts'
import { drawHead } from '../../invoices/draw/draw-head.ts'
import type { PackingSlip } from '../packing-slip-content.ts'

const LINES: Column[] = [
  { heading: 'Item', share: 0.64 },
  { heading: 'Item number', share: 0.22 },
  { heading: 'Quantity', share: 0.14, align: 'right' },
]

/** Returns a packing slip as a PDF that is tagged for screen readers. */
export async function drawPackingSlip(content: PackingSlip): Promise<Buffer> {
  const title = `Packing slip ${content.number}`
  const sheet = openSheet({ fonts: await openFonts(), title, paper: content.paper })
  drawHead(sheet, {
    title: 'Packing slip',
    columns: [
      [
        { heading: 'Ship from', lines: [SELLER.name, ...SELLER.lines, SELLER.email] },
        { heading: 'Details', lines: content.facts.map(([label, value]) => `${label}: ${value}`) },
      ],
      [{ heading: 'Ship to', lines: content.recipient }],
    ],
  })
  const rows = content.lines.map(({ title: what, note, number, count }) => ({
    cells: [what, number, count],
    note,
  }))
  drawTable(sheet, { columns: LINES, rows })
  for (const note of content.notes) drawParagraph(sheet, note)
  drawEnd(sheet, content.number)
  return finish(sheet)
}
