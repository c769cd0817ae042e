import { finish, LINE, MARGIN, MUTED, openFonts, openSheet, type Sheet } from '../../../platform/pdf/index.ts'
import { drawEnd } from '../../invoices/draw/draw-end.ts'
import { drawHead } from '../../invoices/draw/draw-head.ts'
import type { BuildSheet } from '../draw-sheets-of.ts'

const BOX = 12
const ROW_PAD = 5
/** The width of a part’s slot, and the height of a line to write on, in points. */
const SLOT = 104
const FIELD = 40

/** Returns build sheets as one PDF that is tagged for screen readers; each bike begins a page. */
export async function drawBuildSheets({ sheets }: { sheets: BuildSheet[] }): Promise<Buffer> {
  const title = `Build sheets: ${[...new Set(sheets.map(({ number }) => number))].join(', ')}`
  const sheet = openSheet({ fonts: await openFonts(), title, paper: 'A4' })
  for (const [at, content] of sheets.entries()) {
    if (at > 0) {
      sheet.doc.addPage()
      sheet.y = MARGIN
    }
    drawBike(sheet, content)
  }
  drawEnd(sheet, 'Build sheets')
  return finish(sheet)
}

function drawBike(sheet: Sheet, { number, title, facts, swatch, parts, serial }: BuildSheet) {
  const half = Math.floor(facts.length / 2)
  const lines = facts.map(([label, value]) => `${label}: ${value}`)
  drawHead(sheet, {
    title: `Build ${number}`,
    columns: [
      [
        { heading: 'Bike', lines: [title, ...lines.slice(0, half)] },
        { heading: 'Order', lines: [number, ...lines.slice(half)] },
      ],
    ],
  })
  if (swatch) drawSwatch(sheet, swatch)
  const head = [number, title, ...lines.slice(0, half)].join(' · ')
  for (const part of parts) drawPart(sheet, part, head)
  // What is written down stands on one page.
  if (sheet.makeRoom(3 * FIELD)) drawRunningHead(sheet, head)
  drawField(sheet, 'Serial number', serial ?? '')
  drawField(sheet, 'Built by, day', '')
  drawField(sheet, 'Checked by, day', '')
}

/** Says on a further page of a bike which one it is: pages come apart in a workshop. */
function drawRunningHead(sheet: Sheet, words: string) {
  const look = { width: sheet.width, isStrong: true, colour: MUTED }
  sheet.root.add(sheet.doc.struct('P', {}, () => sheet.write(words, { ...look, x: MARGIN, y: sheet.y })))
  sheet.y += sheet.height(words, look) + 6
  sheet.rule(sheet.y)
}

/** Draws the bike's colour as a strip over the sheet's width. */
function drawSwatch(sheet: Sheet, swatch: string) {
  sheet.doc.markContent('Artifact', { type: 'Layout' })
  sheet.doc
    .rect(MARGIN, sheet.y - 12, sheet.width, 8)
    .lineWidth(0.75)
    .fillAndStroke(swatch, LINE)
  sheet.doc.endMarkedContent()
  sheet.y += 6
}

/** Draws a part with the box that is ticked when it is fitted. */
function drawPart(sheet: Sheet, { slot, title, note }: BuildSheet['parts'][number], head: string) {
  const words = { x: MARGIN + 130, width: sheet.width - 130 }
  const strong = { ...words, isStrong: note !== null }
  const text = sheet.height(title, strong) + (note ? 12 : 0)
  const height = Math.max(text, sheet.height(slot, { width: SLOT }), BOX) + 2 * ROW_PAD
  if (sheet.makeRoom(height)) drawRunningHead(sheet, head)
  const y = sheet.y + ROW_PAD
  drawBox(sheet, y)
  sheet.root.add(
    sheet.doc.struct('P', {}, () => {
      sheet.write(slot, { x: MARGIN + BOX + 10, y, width: SLOT, colour: MUTED })
      sheet.write(title, { ...strong, y })
      if (note) sheet.write(note, { ...words, y: y + sheet.height(title, strong), size: 8, colour: MUTED })
    }),
  )
  sheet.y += height
  sheet.rule(sheet.y - 1)
}

function drawBox(sheet: Sheet, y: number) {
  sheet.doc.markContent('Artifact', { type: 'Layout' })
  sheet.doc.rect(MARGIN, y, BOX, BOX).lineWidth(0.75).strokeColor(MUTED).stroke()
  sheet.doc.endMarkedContent()
}

/** Draws a line to write on, with what belongs there. */
function drawField(sheet: Sheet, label: string, value: string) {
  sheet.y += 26
  sheet.root.add(
    sheet.doc.struct('P', {}, () => {
      sheet.write(label, { x: MARGIN, y: sheet.y, width: 120, colour: MUTED })
      if (value) sheet.write(value, { x: MARGIN + 130, y: sheet.y, width: sheet.width - 130, isStrong: true })
    }),
  )
  sheet.y += 14
  sheet.rule(sheet.y, MUTED)
}
