import { BRAND, MARGIN, MUTED, SELLER, type Sheet } from '../../../platform/pdf/index.ts'

const GAP = 24

/** A heading with lines below it, such as an address. */
export interface HeadColumn {
  heading: string
  lines: string[]
}

interface Head {
  /** The word that says what the document is. */
  title: string
  columns: HeadColumn[][]
}

/** Draws a document's head: the brand, its title, and rows of two columns with addresses, numbers and dates. */
export function drawHead(sheet: Sheet, { title, columns }: Head) {
  const { doc, root, width } = sheet
  const half = width / 2
  root.add(
    doc.struct('P', {}, () =>
      sheet.write(SELLER.name, {
        x: MARGIN,
        y: sheet.y,
        width: half,
        size: 20,
        isStrong: true,
        colour: BRAND,
      }),
    ),
  )
  root.add(
    doc.struct('H1', {}, () =>
      sheet.write(title, {
        x: MARGIN + half,
        y: sheet.y,
        width: half,
        size: 20,
        isStrong: true,
        align: 'right',
      }),
    ),
  )
  sheet.y += 42
  sheet.y = drawColumns(sheet, columns) + GAP
}

/** Draws rows of two columns; returns the y coordinate below them. */
function drawColumns(sheet: Sheet, rows: HeadColumn[][]): number {
  const width = (sheet.width - GAP) / 2
  let top = sheet.y
  for (const row of rows) {
    const ends = row.map((column, at) =>
      drawColumn(sheet, column, { x: MARGIN + at * (width + GAP), y: top, width }),
    )
    top = Math.max(...ends) + GAP / 1.5
  }
  return top - GAP / 1.5
}

function drawColumn(
  sheet: Sheet,
  { heading, lines }: HeadColumn,
  place: { x: number; y: number; width: number },
) {
  const { doc, root } = sheet
  let { y } = place
  root.add(
    doc.struct('H2', {}, () =>
      sheet.write(heading, { ...place, y, size: 8.5, isStrong: true, colour: MUTED }),
    ),
  )
  y += 15
  for (const line of lines) {
    root.add(doc.struct('P', {}, () => sheet.write(line, { ...place, y })))
    y += sheet.height(line, { width: place.width })
  }
  return y
}
