import * as z from '@nireeka/contracts/zod'

import { answerOf, filled } from './common.ts'

/** The information pages by the last part of their address; `dealers` is the text below the list of dealers. */
export const TEXT_KEYS = [
  'about-us',
  'contact',
  'dealers',
  'faq',
  'privacypolicy',
  'rrpolicy',
  'terms',
  'warranty',
] as const
export type TextKey = (typeof TEXT_KEYS)[number]

/** What a text may hold at most. */
export const TEXT_LIMITS = { sections: 60, paragraphs: 20, paragraph: 3000, ways: 8 } as const

/** Tables that the page generates: what is kept in a browser without consent, and what only with it. */
export const TEXT_TABLES = ['needed-entries', 'consent-entries'] as const

/** The anchors of sections without one of their own, and those of the pages' own parts. */
const TAKEN_ANCHOR = /^(section-\d+|cookie-settings|write|main|page)$/

const Anchor = z
  .string()
  .max(60)
  .regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'Please use small letters, digits and hyphens only.')
  .refine((id) => !TAKEN_ANCHOR.test(id), 'The page uses this address itself. Please choose another one.')

const isUnique = (values: Array<string | undefined>) => {
  const given = values.filter((value) => value !== undefined)
  return new Set(given).size === given.length
}

/**
 * How a section's paragraphs are shown. In each look but the usual one a paragraph is an entry, whose title stands before
 * its first colon: "14: dealers in ten countries" or "Ada Steward, founder: Builds the first bike of each series."
 */
export const TEXT_LOOKS = ['figures', 'people', 'timeline'] as const

const TextSection = z.strictObject({
  /** The section's anchor in the URL; by default its number. */
  id: Anchor.optional(),
  /** The group heading under which a question is listed. */
  group: filled(80).optional(),
  heading: filled(160),
  /** Each is plain text; `[words](/path)` in it is a link to a page of this site. */
  paragraphs: z.array(filled(TEXT_LIMITS.paragraph)).min(1).max(TEXT_LIMITS.paragraphs),
  /** A table below the paragraphs. */
  table: z.enum(TEXT_TABLES).optional(),
  /** By default the paragraphs are running text. */
  look: z.enum(TEXT_LOOKS).optional(),
})

/** A way to contact us: its label is a phone number, an email address or a page name. */
const TextWay = z.strictObject({
  title: filled(40),
  label: filled(80),
  to: z
    .string()
    .max(200)
    .regex(
      /^(\/([\w.-][\w./#?=&-]*)?|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)$/,
      'Please begin with /, mailto: or tel:.',
    ),
  note: filled(160),
})

/** The fields of a text. */
export const INFORMATION_TEXT = {
  title: filled(80),
  description: filled(200),
  /** A picture above the text. */
  picture: z
    .strictObject({
      src: z
        .string()
        .max(200)
        .regex(/^\/pictures\/[\w-]+(\/[\w-]+)*\.webp$/, 'Please choose one of our pictures.'),
      alt: filled(200),
    })
    .optional(),
  /** The quickest ways to get an answer, shown above the text. */
  ways: z.array(TextWay).min(1).max(TEXT_LIMITS.ways).optional(),
  sections: z
    .array(TextSection)
    .min(1)
    .max(TEXT_LIMITS.sections)
    .refine((sections) => isUnique(sections.map(({ id }) => id)), 'Two sections have the same address.'),
}

/** What an information page says. */
export const InformationText = z.strictObject(INFORMATION_TEXT)
export type InformationTextData = z.infer<typeof InformationText>
export type TextSectionData = InformationTextData['sections'][number]
export type TextWayData = NonNullable<InformationTextData['ways']>[number]
export type TextLook = (typeof TEXT_LOOKS)[number]
export type TextTable = (typeof TEXT_TABLES)[number]

export const TextParams = z.strictObject({ key: z.enum(TEXT_KEYS) })

/** Answer of GET /api/texts/{key}; `changed_on` is the day of the last change, null for pages that don't show it. */
export const InformationTextAnswer = answerOf(
  z.strictObject({ text: InformationText, changed_on: z.string().nullable() }),
)
