import {
  drawTable,
  finish,
  MARGIN,
  MUTED,
  openFonts,
  openSheet,
  type Column,
} from '../../../../platform/pdf/index.ts'
import { drawEnd, drawParagraph } from '../../../invoices/draw/draw-end.ts'
import type { ReturnLabel } from '../return-label-content.ts'
import { drawLabel, LABEL_HEIGHT } from './draw-label.ts'

const LINES: Column[] = [
  { heading: 'Item', share: 0.6 },
  { heading: 'Reason', share: 0.26 },
  { heading: 'Quantity', share: 0.14, align: 'right' },
]

const TITLE = 16

/** Returns a return's label, to be cut off, and the slip to be enclosed, as a PDF that is tagged for screen readers. */
export async function drawReturnLabel(content: ReturnLabel): Promise<Buffer> {
  const title = `Return label ${content.number}`
  const sheet = openSheet({ fonts: await openFonts(), title, paper: content.paper })
  const { doc, root, width } = sheet
  const write = (
    words: string,
    kind: 'H1' | 'H2' | 'P',
    look: { size?: number; isStrong?: boolean; colour?: string },
  ) => {
    root.add(doc.struct(kind, {}, () => sheet.write(words, { x: MARGIN, y: sheet.y, width, ...look })))
    sheet.y += sheet.height(words, { width, ...look }) + 6
  }
  write(title, 'H1', { size: TITLE, isStrong: true })
  write('Cut out the label and stick it on the parcel.', 'P', { colour: MUTED })
  drawLabel(sheet, content)
  sheet.y += LABEL_HEIGHT + 24
  write('Enclose this slip', 'H2', { size: TITLE, isStrong: true })
  write(content.facts.join(' · '), 'P', {})
  sheet.y += 6
  drawTable(sheet, {
    columns: LINES,
    rows: content.lines.map((line) => ({ cells: [line.title, line.reason, line.count] })),
  })
  for (const note of content.notes) drawParagraph(sheet, note)
  drawEnd(sheet, content.number)
  return finish(sheet)
}
