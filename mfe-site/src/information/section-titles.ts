import type { InformationTextData, TextSectionData } from '@nireeka/contracts/api'
import { keepUnits } from '@nireeka/kit'

import { isSummary, sentencesOf, summaryOf } from './summary-of.ts'

type SectionsOnly = Pick<InformationTextData, 'sections'>

/** A section with its anchor, its place in the text, and its title as it is shown. */
export interface TitledSection {
  id: string
  title: string
  section: TextSectionData
  /** What it says in a sentence, where the text's own summary has one for it. */
  short?: string | undefined
}

/** Returns a section's anchor: its own id, or one made from its number. */
export const sectionId = (index: number, { id }: Pick<TextSectionData, 'id'> = {}) =>
  id ?? `section-${index + 1}`

/** A section of fewer sentences is as short as its summary. */
const WORTH_A_SUMMARY = 3

const isLong = ({ paragraphs, table }: TextSectionData) =>
  table !== undefined || sentencesOf(paragraphs.join(' ')).length >= WORTH_A_SUMMARY

/**
 * Returns the sections as a page and its table of contents show them: with numbers where they are clauses, and without
 * a summary of all sections, whose sentences stand with the sections that they are about, if those aren't as short themselves.
 */
export function titledSections({ sections }: SectionsOnly, isNumbered = false): TitledSection[] {
  const lines = sections.some(isSummary) ? summaryOf(sections) : []
  const isSpread = lines.length > 1
  const clauses = sections.filter((section) => !isSummary(section))
  return sections.flatMap((section, index) => {
    if (isSpread && isSummary(section)) return []
    const number = clauses.indexOf(section) + 1
    const title = isNumbered && number > 0 ? `${number}. ${section.heading}` : section.heading
    const short =
      isSpread && isLong(section) ? lines.find((line) => line.index === index)?.sentence : undefined
    return [{ id: sectionId(index, section), title: keepUnits(title), section, short }]
  })
}
