const CELLS = ' | '

/** A part of a section: a paragraph, or a table of the paragraphs that are rows. */
export type Block = { text: string } | { head: string[]; rows: string[][] }

/**
 * Reads a section's paragraphs. Those with ` | ` in them are rows of a table, whose first row is the head: "Part |
 * Covered for".
 */
export function readBlocks(paragraphs: readonly string[]): Block[] {
  const blocks: Block[] = []
  for (const paragraph of paragraphs) {
    if (!paragraph.includes(CELLS)) {
      blocks.push({ text: paragraph })
      continue
    }
    const cells = paragraph.split(CELLS).map((cell) => cell.trim())
    const last = blocks.at(-1)
    if (last && 'rows' in last) last.rows.push(cells)
    else blocks.push({ head: cells, rows: [] })
  }
  return blocks
}
