import Pdf from 'pdfkit'

import type { Fonts } from './fonts.ts'
import { BLANK_LETTER, printable } from './printable.ts'

/** The text colour of shared/ui's light theme. */
export const INK = '#151815'
export const MUTED = '#4a4f4a'
export const LINE = '#dfdbd3'
export const BRAND = '#2f4a3c'

export const MARGIN = 54
/** The height in points that is reserved for a page's footer. */
const FOOT = 72

export interface Words {
  x: number
  y: number
  width: number
  size?: number
  isStrong?: boolean
  colour?: string
  align?: 'left' | 'right'
}

export type Sheet = ReturnType<typeof openSheet>

interface Needs {
  fonts: Fonts
  title: string
  paper: 'LETTER' | 'A4'
}

/** Creates a PDF sheet that is filled from top to bottom; `y` is where the next element goes. */
export function openSheet({ fonts, title, paper }: Needs) {
  const doc = new Pdf({
    size: paper,
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: 'Nireeka', Creator: 'Nireeka' },
  })
  doc.registerFont('regular', fonts.regular)
  doc.registerFont('strong', fonts.strong)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const state = { hasBlanks: false }

  const set = ({ size = 9.5, isStrong = false, colour = INK }: Partial<Words>) =>
    doc
      .font(isStrong ? 'strong' : 'regular')
      .fontSize(size)
      .fillColor(colour)
  const clean = (words: string) => {
    const text = printable(words, fonts.has)
    if (text.includes(BLANK_LETTER)) state.hasBlanks = true
    return text
  }

  const sheet = {
    doc,
    root,
    y: MARGIN,
    width: doc.page.width - 2 * MARGIN,
    /** Returns whether a letter had to be replaced by an empty box. */
    hasBlanks: () => state.hasBlanks,
    /** Returns the height of a text in points. */
    height: (words: string, look: Pick<Words, 'width' | 'size' | 'isStrong'>) =>
      set(look).heightOfString(clean(words), {
        width: look.width,
        lineGap: LINE_GAP,
        features: featuresOf(words),
      }),
    write(words: string, { x, y, width, align = 'left', ...look }: Words) {
      set(look).text(clean(words), x, y, { width, align, lineGap: LINE_GAP, features: featuresOf(words) })
    },
    rule(y: number, colour = LINE) {
      doc.markContent('Artifact', { type: 'Layout' })
      doc
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + sheet.width, y)
        .lineWidth(0.75)
        .strokeColor(colour)
        .stroke()
      doc.endMarkedContent()
    },
    /** Starts a new page if this height doesn't fit on the current one; returns true if it did. */
    makeRoom(height: number): boolean {
      if (sheet.y + height <= doc.page.height - FOOT) return false
      doc.addPage()
      sheet.y = MARGIN
      return true
    },
  }
  return sheet
}

const LINE_GAP = 2.5
const FIGURES = /^[−$\d]/

/**
 * Returns the font features of a text: tabular digits for plain figures, which stand in columns, but not within
 * sentences.
 */
const featuresOf = (words: string): PDFKit.Mixins.OpenTypeFeatures[] => (FIGURES.test(words) ? ['tnum'] : [])

/** Ends the document and returns its bytes. */
export function finish({ doc, root }: Sheet): Promise<Buffer> {
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
    root.end()
    doc.end()
  })
}
