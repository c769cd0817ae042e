import type { TitledSection } from '../information/section-titles.ts'
import { BIKES_SECTION, sectionPicture } from './section-pictures.ts'

/** Whether a section is words alone, without entries or pictures. */
const isWords = ({ id, section: { look } }: TitledSection) =>
  look === undefined && id !== BIKES_SECTION && !sectionPicture(id)

/** Returns the sections in rows: each by itself, but those of words alone beside each other, two in a row. */
export function storyRows(sections: readonly TitledSection[]): TitledSection[][] {
  const rows: TitledSection[][] = []
  for (const section of sections) {
    const row = rows.at(-1)
    if (row?.length === 1 && isWords(row[0]!) && isWords(section)) row.push(section)
    else rows.push([section])
  }
  return rows
}
