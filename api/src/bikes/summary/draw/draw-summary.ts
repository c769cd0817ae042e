import {
  BRAND,
  LINE,
  MARGIN,
  MUTED,
  SELLER,
  drawTable,
  finish,
  openFonts,
  openSheet,
  type Sheet,
} from '../../../platform/pdf/index.ts'
import type { SummaryContent } from '../summary-content.ts'
import { drawFigures } from './draw-figures.ts'

const COLUMNS = [
  { heading: 'What', share: 0.24 },
  { heading: 'Your choice', share: 0.52 },
  { heading: 'Price', share: 0.24, align: 'right' as const },
]

const GAP = 16
/**
 * The picture's height in points: the same as that of the figures beside it, so that the largest build fits one page.
 */
const PICTURE_HEIGHT = 140

/** Returns a build's summary as a PDF that is tagged for screen readers. */
export async function drawSummary(content: SummaryContent): Promise<Buffer> {
  const sheet = openSheet({ fonts: await openFonts(), title: `Your ${content.title}`, paper: 'A4' })
  drawHead(sheet, content)
  drawTop(sheet, content)
  drawTable(sheet, {
    columns: COLUMNS,
    rows: content.rows.map(({ what, choice, price }) => ({ cells: [what, choice, price] })),
    pad: 2,
  })
  drawTotal(sheet, content)
  drawTexts(sheet, content)
  drawFeet(sheet, content)
  return finish(sheet)
}

function drawHead(sheet: Sheet, content: SummaryContent) {
  const { title, day } = content
  const { doc, root, width } = sheet
  const place = { x: MARGIN, y: sheet.y, width }
  root.add(
    doc.struct('P', {}, () =>
      sheet.write(SELLER.name, { ...place, size: 12, isStrong: true, colour: BRAND }),
    ),
  )
  root.add(doc.struct('P', {}, () => sheet.write(day, { ...place, colour: MUTED, align: 'right' })))
  sheet.y += 26
  root.add(
    doc.struct('H1', {}, () =>
      sheet.write(`Your ${title}`, { ...place, y: sheet.y, size: 24, isStrong: true }),
    ),
  )
  drawLook(sheet, content)
  sheet.y += 44
}

const DOT = 5.5

/**
 * Draws size and colour at the right of the title's line, with a dot in the paint's colour. The text names the colour
 * too.
 */
function drawLook({ doc, root, write, y, width }: Sheet, { look, swatch }: SummaryContent) {
  if (!look) return
  const place = { x: MARGIN + width / 2, y: y + 12, width: width / 2 - (swatch ? 3 * DOT : 0) }
  root.add(doc.struct('P', {}, () => write(look, { ...place, size: 11, colour: MUTED, align: 'right' })))
  if (!swatch) return
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .circle(MARGIN + width - DOT, y + 19, DOT)
    .lineWidth(0.75)
    .fillAndStroke(swatch, LINE)
  doc.endMarkedContent()
}

/** Draws the picture and, beside it, the six figures; without a picture, the figures take the whole width. */
function drawTop(sheet: Sheet, content: SummaryContent) {
  const { picture } = content
  const width = picture ? PICTURE_HEIGHT / picture.ratio : 0
  const top = sheet.y
  const below = picture ? drawPicture(sheet, picture, width) : top
  const x = MARGIN + (width > 0 ? width + GAP : 0)
  const end = drawFigures(sheet, content.figures, { x, y: top, width: MARGIN + sheet.width - x })
  sheet.y = Math.max(below, end) + GAP
}

function drawPicture(
  { doc, root, write, y }: Sheet,
  { file, alt, words }: NonNullable<SummaryContent['picture']>,
  width: number,
): number {
  const height = PICTURE_HEIGHT
  root.add(doc.struct('Figure', { alt }, () => doc.image(file, MARGIN, y, { width, height })))
  root.add(
    doc.struct('P', {}, () => write(words, { x: MARGIN, y: y + height + 5, width, size: 8, colour: MUTED })),
  )
  return y + height + 18
}

function drawTotal(sheet: Sheet, { total }: SummaryContent) {
  const { doc, root, width } = sheet
  sheet.y += 8
  sheet.makeRoom(30)
  const place = { x: MARGIN, y: sheet.y, width, size: 13, isStrong: true }
  root.add(doc.struct('P', {}, () => sheet.write('Total in US dollars', place)))
  root.add(doc.struct('P', {}, () => sheet.write(total, { ...place, align: 'right' })))
  sheet.y += 28
}

function drawTexts(sheet: Sheet, { included, delivery, notes, link }: SummaryContent) {
  drawParagraph(sheet, 'Delivery', `${delivery} Shipping and tax depend on where it goes.`)
  for (const note of notes) drawParagraph(sheet, 'Please note', note)
  if (included) drawParagraph(sheet, 'Comes with it', included)
  drawParagraph(sheet, 'Open it again', link, link)
}

function drawParagraph(sheet: Sheet, heading: string, words: string, link?: string) {
  const { doc, root, width } = sheet
  const height = sheet.height(words, { width }) + 15
  sheet.makeRoom(height + 8)
  const place = { x: MARGIN, y: sheet.y, width }
  root.add(
    doc.struct('H2', {}, () => sheet.write(heading, { ...place, size: 8.5, isStrong: true, colour: MUTED })),
  )
  const y = sheet.y + 13
  root.add(doc.struct(link ? 'Link' : 'P', {}, () => sheet.write(words, { ...place, y })))
  if (link) doc.link(MARGIN, y, width, height - 15, link)
  sheet.y += height + 8
}

/** Draws the footer with the seller and the page number on every page; called after all pages are drawn. */
function drawFeet({ doc, write, width }: Sheet, { day }: SummaryContent) {
  const { count } = doc.bufferedPageRange()
  const look = { x: MARGIN, width, size: 8, colour: MUTED }
  for (const page of Array.from({ length: count }).keys()) {
    doc.switchToPage(page)
    const y = doc.page.height - 40
    doc.markContent('Artifact', { type: 'Pagination' })
    write(`Prices as of ${day}. They are not a binding offer.`, { ...look, y })
    write(`Page ${page + 1} of ${count}`, { ...look, y, align: 'right' })
    doc.endMarkedContent()
  }
}
