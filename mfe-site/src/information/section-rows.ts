import { readBlocks } from './blocks.ts'
import type { TitledSection } from './section-titles.ts'

/** Whether a section needs the page's width: a timeline, people or a table. */
const isAcross = ({ section: { look, paragraphs } }: TitledSection) =>
  (look !== undefined && look !== 'figures') || readBlocks(paragraphs).some((block) => 'rows' in block)

/** Returns the sections in rows: each that needs the page's width by itself, the others beside their neighbours. */
export function rowsOf(sections: readonly TitledSection[]): TitledSection[][] {
  const rows: TitledSection[][] = []
  for (const section of sections) {
    const row = rows.at(-1)
    const isBeside = row?.[0] !== undefined && !isAcross(row[0]) && !isAcross(section)
    if (isBeside) row.push(section)
    else rows.push([section])
  }
  return rows
}
