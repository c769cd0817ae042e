import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import { expect, test } from 'vitest'

/** What we use of fontkit, which has no types. */
interface Font {
  unitsPerEm: number
  ascent: number
  descent: number
  lineGap: number
  layout: (text: string, features?: string[]) => { advanceWidth: number }
}

const { create } = createRequire(import.meta.url)('fontkit') as { create: (bytes: Buffer) => Font }
const read = (file: string) => readFileSync(path.join(import.meta.dirname, file))
const INTER = create(read('fonts/inter-latin.woff2'))
const CSS = read('fonts.css').toString()

/** The advance widths of Arial, in thousandths of its size: Helvetica's, for which Arial was made to stand in. */
function arialWidths() {
  const folder = path.dirname(createRequire(import.meta.url).resolve('pdfkit'))
  const rows = readFileSync(path.join(folder, 'data/Helvetica.afm'), 'latin1').matchAll(
    /^C (\d+) ; WX (\d+)/gm,
  )
  return new Map([...rows].map(([, code, width]) => [String.fromCodePoint(Number(code)), Number(width)]))
}

/** Text as the site has it: the letters in about their usual shares, with figures and punctuation. */
const TEXT =
  'Three electric bikes, fifty-nine parts and ten colours. Choose what matters to you; we put it together by hand and ' +
  'send it to your door. Register your bike within 90 days and the frame is covered for as long as you own it. Our own ' +
  'after-sales team answers day and night, every day of the year. Every build begins with one of three bikes, from $2,990.'

/** Returns the percentages of the fallback's font face for weights that begin with `from`. */
function fallback(from: number) {
  const face = CSS.split('@font-face').find(
    (text) => text.includes("'Inter Fallback'") && text.includes(`font-weight: ${from} `),
  )
  const percent = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face ?? '')?.[1])
  return {
    size: percent('size-adjust'),
    ascent: percent('ascent-override'),
    descent: percent('descent-override'),
    gap: percent('line-gap-override'),
  }
}

test.each([100, 550])('the fallback for weights from %i has the height of Inter', (from) => {
  const { size, ascent, descent, gap } = fallback(from)
  const share = (units: number) => (Math.abs(units) / INTER.unitsPerEm / size) * 10_000
  expect(Math.abs(ascent - share(INTER.ascent))).toBeLessThan(0.1)
  expect(Math.abs(descent - share(INTER.descent))).toBeLessThan(0.1)
  expect(gap).toBe(INTER.lineGap)
})

const width = (text: string, ...features: string[]) => INTER.layout(text, features).advanceWidth

test('tabular figures are of one width, and leave a hyphen as it is', () => {
  expect(new Set([...'0123456789'].map((figure) => width(figure, 'tnum'))).size).toBe(1)
  expect(width('1')).not.toBe(width('1', 'tnum'))
  expect(width('-', 'tnum')).toBe(width('-'))
})

// Only for the weight of text, because fontkit can't vary the weight of a woff2 file.
test('the fallback of text is as wide as Inter', () => {
  const widths = arialWidths()
  const arial = [...TEXT].reduce((sum, letter) => sum + (widths.get(letter) ?? Number.NaN), 0) / 1000
  const ratio = width(TEXT) / INTER.unitsPerEm / arial
  expect(Math.abs(fallback(100).size - ratio * 100)).toBeLessThan(1)
})
