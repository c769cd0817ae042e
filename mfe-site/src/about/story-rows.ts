import type { TitledSection } from '../information/section-titles.ts'
import { BIKES_SECTION, sectionPicture } from './section-pictures.ts'

/** Whether a section is words alone, without entries or pictures. */
const isWords = ({ id, section: { look } }: TitledSection) =>
  look === undefined && id !== BIKES_SECTION && !sectionPicture(id)

const isOfPair = ({ id }: TitledSection) => sectionPicture(id)?.look === 'pair'

const isBeside = (one: TitledSection, other: TitledSection) =>
  (isWords(one) && isWords(other)) || (isOfPair(one) && isOfPair(other))

/**
 * Returns the sections in rows: each by itself, but two of words alone beside each other, and two with pictures that are
 * a pair.
 */
export function storyRows(sections: readonly TitledSection[]): TitledSection[][] {
  const rows: TitledSection[][] = []
  for (const section of sections) {
    const row = rows.at(-1)
    if (row?.length === 1 && isBeside(row[0]!, section)) row.push(section)
    else rows.push([section])
  }
  return rows
}
