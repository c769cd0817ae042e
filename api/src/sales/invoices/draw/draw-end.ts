import { BLANK_LETTER, MARGIN, MUTED, SELLER, type Sheet } from '../../../platform/pdf/index.ts'

/** Ends a document: explains letters that couldn't be printed, and draws the footer on every page. */
export function drawEnd(sheet: Sheet, number: string) {
  if (sheet.hasBlanks()) drawParagraph(sheet, UNPRINTABLE)
  drawFeet(sheet, number)
}

const UNPRINTABLE = `${BLANK_LETTER} stands for a letter that our printer doesn’t have. Your order has it as you wrote it.`

/** Draws a paragraph in muted print below what was drawn last. */
export function drawParagraph(sheet: Sheet, words: string) {
  const look = { width: sheet.width, colour: MUTED }
  sheet.y += 8
  sheet.makeRoom(30)
  sheet.root.add(sheet.doc.struct('P', {}, () => sheet.write(words, { ...look, x: MARGIN, y: sheet.y })))
  sheet.y += sheet.height(words, look)
}

/** Draws the footer with the seller and the page number on every page; called after all pages are drawn. */
function drawFeet({ doc, write, width }: Sheet, number: string) {
  const { count } = doc.bufferedPageRange()
  const look = { x: MARGIN, width, size: 8, colour: MUTED }
  for (const page of Array.from({ length: count }).keys()) {
    doc.switchToPage(page)
    const y = doc.page.height - 40
    doc.markContent('Artifact', { type: 'Pagination' })
    write(SELLER.foot, { ...look, y })
    write(`${number} · Page ${page + 1} of ${count}`, { ...look, y, align: 'right' })
    doc.endMarkedContent()
  }
}
