import type { InformationTextData, TextLook, TextSectionData, TextTable } from '@nireeka/contracts/api'

/** A text as the form has it while it is written. */
export type TextValues = InformationTextData
export type SectionValues = TextSectionData

/** Whether the sections of a text are questions in groups. */
export const hasGroups = ({ sections }: Pick<TextValues, 'sections'>) =>
  sections.some(({ group }) => group !== undefined)

/** Returns a new section of a text: a question in the group of the last one, or a section. */
export function newSection(text: Pick<TextValues, 'sections'>): SectionValues {
  const empty = { heading: '', paragraphs: [] }
  return hasGroups(text) ? { ...empty, group: text.sections.at(-1)?.group ?? '' } : empty
}

/** What the page shows in place of a table's name. */
export const TABLE_NOTES: Readonly<Record<TextTable, string>> = {
  'needed-entries': 'The page adds the table of what is kept in a browser without consent.',
  'consent-entries': 'The page adds the table of what is kept in a browser only with consent.',
}

/** How the page shows the paragraphs of a section that has a look. */
export const LOOK_NOTES: Readonly<Record<TextLook, string>> = {
  figures: 'The page shows each paragraph as a figure: “14: dealers in ten countries”.',
  people: 'The page shows each paragraph as a person: “Ada Steward, founder: What she does.”',
  timeline: 'The page shows each paragraph as a step of a timeline: “2021: What happened.”',
}

/** Paragraphs as one text, with an empty line between two, and back. */
export const toLines = (paragraphs: readonly string[]) => paragraphs.join('\n\n')
export const toParagraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/** Returns a section as a person compares two versions of it. */
const sectionText = ({ id, group, heading, paragraphs }: SectionValues) =>
  [[group, heading, id ? `#${id}` : ''].filter(Boolean).join(' · '), ...paragraphs].join('\n')

/** Returns a field of two versions as a person compares them; undefined for the usual text. */
export function showTextField(field: string, value: unknown): string | undefined {
  if (field === 'sections') return (value as SectionValues[]).map(sectionText).join('\n\n')
  if (field === 'ways')
    return ((value ?? []) as NonNullable<TextValues['ways']>)
      .map(({ title, label, to, note }) => [title, label, to, note].join(' · '))
      .join('\n')
  if (field === 'picture') {
    const picture = value as TextValues['picture']
    return picture ? `${picture.src} (${picture.alt})` : undefined
  }
  return undefined
}
