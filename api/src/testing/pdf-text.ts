import { inflateSync } from 'node:zlib'

interface Part {
  dictionary: string
  stream: string
}

/** What a PDF of PDFKit's says, page by page, each piece of writing on a line of its own, in the order it was drawn. */
export function readPdf(bytes: Buffer): string[] {
  const parts = partsOf(bytes)
  const fonts = fontsOf(parts)
  const pages = /\/Kids \[([^\]]*)\]/.exec(all(parts))?.[1] ?? ''
  return referencesIn(pages).map((page) =>
    follow(parts, page, 'Contents')
      .map(({ stream }) => readStream(stream, fonts))
      .join('\n'),
  )
}

/** The dictionaries of a PDF, for what is said about it: its title, its language, its tags. */
export const readPdfFacts = (bytes: Buffer) => all(partsOf(bytes))

function partsOf(bytes: Buffer): Map<string, Part> {
  const source = bytes.toString('latin1')
  const parts = new Map<string, Part>()
  for (const [, id = '', body = ''] of source.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const [dictionary = '', ...rest] = body.split('stream\n')
    const raw = rest.join('stream\n').replace(/\nendstream$/, '')
    const isPacked = dictionary.includes('/FlateDecode') && raw !== ''
    const stream = isPacked ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw
    parts.set(id, { dictionary, stream })
  }
  return parts
}

const all = (parts: Map<string, Part>) => [...parts.values()].map(({ dictionary }) => dictionary).join('\n')

const referencesIn = (words: string) => Array.from(words.matchAll(/(\d+) 0 R/g), ([, id = '']) => id)

/** What an entry of a dictionary refers to. */
function follow(parts: Map<string, Part>, id: string, entry: string): Part[] {
  const value = new RegExp(`/${entry} (\\d+ 0 R)`).exec(parts.get(id)?.dictionary ?? '')?.[1] ?? ''
  return referencesIn(value).flatMap((one) => parts.get(one) ?? [])
}

/** The letter of each glyph, by the font's name in the pages. */
function fontsOf(parts: Map<string, Part>): Map<string, string[]> {
  const used = all(parts).matchAll(/\/(F\d+) (\d+) 0 R/g)
  return new Map(
    Array.from(used, ([, name = '', id = '']) => [
      name,
      follow(parts, id, 'ToUnicode').flatMap(({ stream }) => lettersOf(stream)),
    ]),
  )
}

function lettersOf(map: string): string[] {
  const letters: string[] = []
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    const found = Array.from(list.matchAll(/<([\w ]*)>/g), ([, hex = '']) =>
      fromUtf16(hex.replaceAll(' ', '')),
    )
    for (const [at, letter] of found.entries()) letters[Number.parseInt(first, 16) + at] = letter
  }
  return letters
}

const fromUtf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

function readStream(stream: string, fonts: Map<string, string[]>): string {
  let letters: string[] = []
  const lines: string[] = []
  for (const [, font, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? []
    if (shown === undefined) continue
    const glyphs = Array.from(shown.matchAll(/<(\w*)>/g), ([, hex = '']) => hex).join('')
    lines.push(
      Array.from(glyphs.matchAll(/.{4}/g), ([code]) => letters[Number.parseInt(code, 16)] ?? '?').join(''),
    )
  }
  return lines.join('\n')
}
