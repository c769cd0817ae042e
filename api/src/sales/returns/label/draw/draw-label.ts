import { MARGIN, MUTED, type Sheet } from '../../../../platform/pdf/index.ts'
import { code128 } from '../code-128.ts'
import type { ReturnLabel } from '../return-label-content.ts'

/** The label is A6, 148 × 105 mm, in points. */
const LABEL_WIDTH = 419.5
export const LABEL_HEIGHT = 297.6
const PAD = 20
/** The width of a module of the barcode, 0.42 mm, and the height of its bars. */
const MODULE = 1.2
const BARS = 46
/** The width of the sender’s address, and where ours begins if that is short. */
const SENDER_WIDTH = 250
const RECIPIENT_TOP = 122

interface Column {
  heading: string
  lines: string[]
  place: { x: number; y: number; width: number }
  look?: { size: number; isStrong: boolean }
}

/** Draws the label with a line to cut along: sender, our address, and the return's number, which can be scanned. */
export function drawLabel(sheet: Sheet, { sender, recipient, number, order }: ReturnLabel) {
  const { doc, y } = sheet
  const left = MARGIN + PAD
  doc.markContent('Artifact', { type: 'Layout' })
  doc.rect(MARGIN, y, LABEL_WIDTH, LABEL_HEIGHT).lineWidth(0.75).dash(4, { space: 3 })
  doc.strokeColor(MUTED).stroke().undash()
  doc.endMarkedContent()
  const from = { heading: 'From', lines: sender, place: { x: left, y: y + PAD, width: SENDER_WIDTH } }
  const end = drawColumn(sheet, from)
  drawColumn(sheet, {
    heading: 'Numbers',
    lines: [`Return ${number}`, `Order ${order}`],
    place: { x: left + SENDER_WIDTH + 8, y: y + PAD, width: LABEL_WIDTH - SENDER_WIDTH - 2 * PAD - 8 },
  })
  drawColumn(sheet, {
    heading: 'To',
    lines: recipient,
    place: { x: left, y: Math.max(y + RECIPIENT_TOP, end + 6), width: LABEL_WIDTH - 2 * PAD },
    look: { size: 15, isStrong: true },
  })
  drawBarcode(sheet, number)
}

/** Draws lines below a heading; returns the y coordinate below them. */
function drawColumn(sheet: Sheet, { heading, lines, place, look }: Column): number {
  const { doc, root } = sheet
  let { y } = place
  root.add(
    doc.struct('P', {}, () => sheet.write(heading, { ...place, y, size: 8, isStrong: true, colour: MUTED })),
  )
  y += 13
  for (const line of lines) {
    root.add(doc.struct('P', {}, () => sheet.write(line, { ...place, ...look, y })))
    y += sheet.height(line, { width: place.width, ...look })
  }
  return y
}

/** Draws the number as a barcode of black bars in the label's lower right corner, and in letters below it. */
function drawBarcode(sheet: Sheet, number: string) {
  const { doc, root } = sheet
  const widths = code128(number)
  const width = widths.reduce((sum, modules) => sum + modules, 0) * MODULE
  const x = MARGIN + LABEL_WIDTH - PAD - width
  const y = sheet.y + LABEL_HEIGHT - PAD - BARS - 14
  root.add(
    doc.struct('Figure', { alt: `Barcode of ${number}` }, () => {
      let at = x
      for (const [place, modules] of widths.entries()) {
        if (place % 2 === 0) doc.rect(at, y, modules * MODULE, BARS)
        at += modules * MODULE
      }
      doc.fill('#000000')
    }),
  )
  root.add(doc.struct('P', {}, () => sheet.write(number, { x, y: y + BARS + 3, width, size: 9 })))
}
