import { MARGIN, MUTED, type Sheet } from './sheet.ts'

export interface Column {
  heading: string
  /** The column's share of the sheet's width. */
  share: number
  align?: 'right'
}

export interface Row {
  cells: string[]
  /** A note in small print under the row's first cell. */
  note?: string | null
}

interface Table {
  columns: Column[]
  rows: Row[]
  /** The padding above and below a row's text, in points. */
  pad?: number
}

const SIDE = 10
const PAD = 6

/** Draws a table. Rows aren't split across pages, and the headings are repeated on every page. */
export function drawTable(sheet: Sheet, { columns, rows, pad = PAD }: Table) {
  const { doc, root } = sheet
  const table = doc.struct('Table')
  root.add(table)
  const places = placesOf(sheet, columns)
  drawHeadings({ isRepeated: false })
  for (const row of rows) {
    const height = rowHeight(row)
    if (sheet.makeRoom(height + 2)) drawHeadings({ isRepeated: true })
    drawRow(row)
    sheet.y += height
    sheet.rule(sheet.y - 1)
  }
  table.end()
  return

  function drawHeadings({ isRepeated }: { isRepeated: boolean }) {
    sheet.makeRoom(48)
    const write = (at: number) => {
      const place = places[at]
      const column = columns[at]
      if (place && column)
        sheet.write(column.heading, { ...place, y: sheet.y, size: 8.5, isStrong: true, colour: MUTED })
    }
    if (isRepeated) {
      // Repeated headings are marked as artifacts, so that screen readers don't read them again.
      doc.markContent('Artifact', { type: 'Pagination' })
      for (const at of columns.keys()) write(at)
      doc.endMarkedContent()
    } else {
      const row = doc.struct('TR')
      table.add(row)
      for (const at of columns.keys()) row.add(doc.struct('TH', {}, () => write(at)))
      row.end()
    }
    sheet.y += 17
    sheet.rule(sheet.y - 1)
  }

  function rowHeight({ cells, note }: Row): number {
    const heights = cells.map((cell, at) => sheet.height(cell, { width: places[at]?.width ?? 0 }))
    const under = note ? sheet.height(note, { width: places[0]?.width ?? 0, size: 8.5 }) : 0
    return Math.max((heights[0] ?? 0) + under, ...heights) + 2 * pad
  }

  function drawRow({ cells, note }: Row) {
    const row = doc.struct('TR')
    table.add(row)
    for (const [at, cell] of cells.entries()) {
      const place = places[at]
      if (!place) continue
      row.add(
        doc.struct('TD', {}, () => {
          sheet.write(cell, { ...place, y: sheet.y + pad })
          if (at > 0 || !note) return
          const y = sheet.y + pad + sheet.height(cell, { width: place.width })
          sheet.write(note, { ...place, y, size: 8.5, colour: MUTED })
        }),
      )
    }
    row.end()
  }
}

function placesOf(sheet: Sheet, columns: Column[]) {
  let x = MARGIN
  return columns.map(({ share, align }) => {
    const place = { x, width: share * sheet.width - SIDE, align }
    x += share * sheet.width
    return align ? { ...place, x: place.x + SIDE } : place
  })
}
