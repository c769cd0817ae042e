import type { InformationTextData, TextSectionData } from '@nireeka/contracts/api'
import { keepUnits } from '@nireeka/kit'

import { isSummary, summaryOf } from './summary-of.ts'

type SectionsOnly = Pick<InformationTextData, 'sections'>

/** A section with its anchor, its place in the text, and its title as it is shown. */
export interface TitledSection {
  id: string
  title: string
  section: TextSectionData
}

/** Returns a section's anchor: its own id, or one made from its number. */
export const sectionId = (index: number, { id }: Pick<TextSectionData, 'id'> = {}) =>
  id ?? `section-${index + 1}`

/**
 * Returns the sections as a page and its table of contents show them: without a summary that stands in a box of its
 * own, and with numbers where they are clauses.
 */
export function titledSections({ sections }: SectionsOnly, isNumbered = false): TitledSection[] {
  const hasBox = summaryOf(sections).length > 1
  const clauses = sections.filter((section) => !isSummary(section))
  return sections.flatMap((section, index) => {
    if (hasBox && isSummary(section)) return []
    const number = clauses.indexOf(section) + 1
    const title = isNumbered && number > 0 ? `${number}. ${section.heading}` : section.heading
    return [{ id: sectionId(index, section), title: keepUnits(title), section }]
  })
}
