import { drawTable, finish, openFonts, openSheet, SELLER, type Column } from '../../../platform/pdf/index.ts'
import { drawEnd, drawParagraph } from '../../invoices/draw/draw-end.ts'
import { drawHead } from '../../invoices/draw/draw-head.ts'
import type { PackingSlip } from '../packing-slip-content.ts'

const LINES: Column[] = [
  { heading: 'What', share: 0.64 },
  { heading: 'Number', share: 0.22 },
  { heading: 'Count', share: 0.14, align: 'right' },
]

/** Returns a packing slip as a PDF that is tagged for screen readers. */
export async function drawPackingSlip(content: PackingSlip): Promise<Buffer> {
  const title = `Packing slip ${content.number}`
  const sheet = openSheet({ fonts: await openFonts(), title, paper: content.paper })
  drawHead(sheet, {
    title: 'Packing slip',
    columns: [
      [
        { heading: 'Sent by', lines: [SELLER.name, ...SELLER.lines] },
        { heading: 'About', lines: content.facts.map(([label, value]) => `${label}: ${value}`) },
      ],
      [{ heading: 'Sent to', lines: content.recipient }],
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
