/** The picture's width in canvas pixels, the same as the still picture's; the text is below it. */
export const WIDTH = 1600
export const STAGE = 1000
const MARGIN = 72
const LINE = 44
const MOST_LINES = 6

export interface PictureTexts {
  title: string
  /** Size and colour. */
  look: string
  /** The other chosen parts. */
  parts: string[]
  price: string
  /** A sentence about what the picture doesn't show; null if it shows everything. */
  note: string | null
}

export interface Line {
  text: string
  x: number
  y: number
  size: number
  isStrong: boolean
  isQuiet: boolean
  align: 'left' | 'right'
}

export interface Layout {
  height: number
  lines: Line[]
}

/** Returns the positions of the picture's texts. `widthOf` measures a text at a font size. */
export function layOut(words: PictureTexts, widthOf: (text: string, size: number) => number): Layout {
  const price = toLine({ text: words.price, size: 56, isStrong: true, align: 'right', x: WIDTH - MARGIN })
  const parts = wrap(words.parts, (text) => widthOf(text, 30) <= WIDTH - 2 * MARGIN)
  const top = STAGE + 96
  const lines = [
    { ...toLine({ text: words.title, size: 56, isStrong: true }), y: top },
    { ...price, y: top },
    { ...toLine({ text: words.look, size: 34, isQuiet: true }), y: top + 58 },
    ...noteLines(words.note, top + 58),
    ...parts.map((text, at) => ({ ...toLine({ text, size: 30 }), y: top + 126 + at * LINE })),
  ]
  return { lines, height: top + 100 + Math.max(parts.length, 1) * LINE + MARGIN / 2 }
}

const noteLines = (note: string | null, y: number): Line[] =>
  note ? [{ ...toLine({ text: note, size: 26, isQuiet: true, align: 'right', x: WIDTH - MARGIN }), y }] : []

const toLine = (line: Pick<Line, 'text' | 'size'> & Partial<Line>): Omit<Line, 'y'> => ({
  x: MARGIN,
  isStrong: false,
  isQuiet: false,
  align: 'left',
  ...line,
})

/** Returns the parts in lines that fit; those for which there is no room are replaced by their number. */
function wrap(parts: string[], fits: (text: string) => boolean): string[] {
  const lines: string[] = []
  for (const [at, part] of parts.entries()) {
    const last = lines.at(-1)
    const joined = last === undefined ? part : `${last}  ·  ${part}`
    if (last !== undefined && fits(joined)) lines[lines.length - 1] = joined
    else if (lines.length < MOST_LINES) lines.push(part)
    else return [...lines, `and ${parts.length - at} more`]
  }
  return lines
}
