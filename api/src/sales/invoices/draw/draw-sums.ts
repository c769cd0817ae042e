import type { Sum } from '../invoice-content.ts'
import { MARGIN, type Sheet } from '../../../platform/pdf/index.ts'

const SHARE = 0.52
const FIGURES = 100

/** Draws the invoice's sums at the right, one below the other and never split across pages. */
export function drawSums(sheet: Sheet, sums: Sum[]) {
  const { doc, root, width } = sheet
  const left = MARGIN + width * (1 - SHARE)
  const labels = width * SHARE - FIGURES
  const heights = sums.map(
    ({ label, isTotal }) => sheet.height(label, { width: labels, isStrong: isTotal }) + 5,
  )
  sheet.makeRoom(heights.reduce((sum, height) => sum + height, 0) + 10)
  const table = doc.struct('Table')
  root.add(table)
  for (const [at, { label, value, isTotal: isStrong }] of sums.entries()) {
    const { y } = sheet
    const row = doc.struct('TR')
    table.add(row)
    row.add(doc.struct('TH', {}, () => sheet.write(label, { x: left, y, width: labels, isStrong })))
    row.add(
      doc.struct('TD', {}, () =>
        sheet.write(value, { x: left + labels, y, width: FIGURES, align: 'right', isStrong }),
      ),
    )
    row.end()
    sheet.y += heights[at] ?? 0
  }
  table.end()
}
