import { BRAND, LINE, MUTED, type Sheet } from '../../../platform/pdf/index.ts'
import type { Figure } from '../figures.ts'

interface Rect {
  x: number
  y: number
  width: number
}

const STEP = 25
const BAR = 4

/** Draws the six figures, each over its bar, and returns the y coordinate below them. */
export function drawFigures(sheet: Sheet, figures: Figure[], { x, y, width }: Rect): number {
  const { doc, root } = sheet
  for (const [at, { label, value, share }] of figures.entries()) {
    const line = { x, y: y + at * STEP, width, size: 8.5 }
    root.add(
      doc.struct('P', {}, () => {
        sheet.write(label, { ...line, colour: MUTED })
        sheet.write(value, { ...line, isStrong: true, align: 'right' })
      }),
    )
    const top = line.y + 13
    doc.markContent('Artifact', { type: 'Layout' })
    doc.roundedRect(x, top, width, BAR, BAR / 2).fill(LINE)
    if (share > 0) doc.roundedRect(x, top, Math.max(width * share, BAR), BAR, BAR / 2).fill(BRAND)
    doc.endMarkedContent()
  }
  return y + figures.length * STEP
}
