/**
 * Returns a function that tells whether a TrueType font has a code point, read from the runs of its `cmap` table
 * (format 12).
 */
export function coverageOf(font: Buffer): (codePoint: number) => boolean {
  const start = subtable(font, tableOf(font, 'cmap'))
  const runs = Array.from({ length: font.readUInt32BE(start + 12) }, (_, at) => {
    const run = start + 16 + 12 * at
    return { first: font.readUInt32BE(run), last: font.readUInt32BE(run + 4) }
  })
  return (codePoint) => runs.some(({ first, last }) => codePoint >= first && codePoint <= last)
}

function tableOf(font: Buffer, name: string): number {
  const count = font.readUInt16BE(4)
  for (let entry = 12; entry < 12 + 16 * count; entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === name) return font.readUInt32BE(entry + 8)
  }
  throw new Error(`This font has no table ${name}`)
}

function subtable(font: Buffer, cmap: number): number {
  const count = font.readUInt16BE(cmap + 2)
  for (let entry = cmap + 4; entry < cmap + 4 + 8 * count; entry += 8) {
    const start = cmap + font.readUInt32BE(entry + 4)
    if (font.readUInt16BE(start) === 12) return start
  }
  throw new Error('This font does not list its letters in format 12')
}
