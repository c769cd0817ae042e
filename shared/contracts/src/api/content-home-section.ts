import * as z from '@nireeka/contracts/zod'

import { filled, Id } from './common.ts'
import { HOME_PICTURES } from './home-pictures.ts'

/** The icons of benefits. */
export const BENEFIT_ICONS = ['frame', 'support', 'parts', 'return', 'check'] as const

/** The most entries of a list in a section. */
export const MOST_HOME_ENTRIES = 12

const PATH = 'Please write a path of our site, such as /configurator.'

/** A path of our site, with its query and fragment. */
const SitePath = z
  .string()
  .trim()
  .max(200)
  .regex(/^\/(?![/\\])[^\s\\]*$/, PATH)

const Banner = z.strictObject({
  eyebrow: filled(60),
  title: filled(80),
  text: filled(400),
  image: z.enum(HOME_PICTURES, 'Please choose one of our pictures.'),
  alt: filled(160),
  action: z.strictObject({ text: filled(40), href: SitePath }),
})

const Words = z.strictObject({ title: filled(80), text: filled(300) })

const isApartBy = (field: string) => (items: ReadonlyArray<Record<string, unknown>>) =>
  new Set(items.map((item) => item[field])).size === items.length

/** Returns the schema of entries in their order, no two of which have the same text in `unique`. */
const entries = <Entry extends z.ZodType<Record<string, unknown>>>(entry: Entry, unique: string) =>
  z.strictObject({
    title: filled(80),
    items: z
      .array(entry)
      .min(1)
      .max(MOST_HOME_ENTRIES)
      .refine(isApartBy(unique), `Two entries have the same ${unique}.`),
  })

const Accessories = z.strictObject({
  title: filled(80),
  /** The accessories in their order. Those that are off sale are left out on the page. */
  product_ids: z
    .array(Id)
    .min(1)
    .max(MOST_HOME_ENTRIES)
    .refine((ids) => new Set(ids).size === ids.length, 'Each accessory can be chosen once.'),
})

/** All sections in their order. The first one, the hero, stays there and is always shown. */
const Order = z.strictObject({
  sections: z
    .array(z.strictObject({ type: filled(40), is_shown: z.boolean() }))
    .min(1)
    .max(40),
})

const section = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.strictObject({ type: z.literal(type), data })

/** A section of the home page as admins edit it, or the order of all sections. Its key is its type. */
export const HomeSectionContent = z.strictObject({
  kind: z.literal('home-section'),
  section: z.discriminatedUnion('type', [
    section('hero', Banner),
    section('bike_choose', Words),
    section(
      'benefits',
      entries(z.strictObject({ icon: z.enum(BENEFIT_ICONS), title: filled(60), text: filled(200) }), 'title'),
    ),
    section('story', Banner),
    section(
      'quotes',
      entries(z.strictObject({ text: filled(300), name: filled(60), bike: filled(60) }), 'name'),
    ),
    section('accessories', Accessories),
    section('community', Words),
    section('dealers', Words),
    section('faq', entries(z.strictObject({ question: filled(120), answer: filled(600) }), 'question')),
    section('order', Order),
  ]),
})
export type HomeSectionContentData = z.infer<typeof HomeSectionContent>
export type EditedHomeSection = HomeSectionContentData['section']

/** The names of the sections in lists; `order` is the order of all of them. */
export const HOME_SECTION_NAMES: Readonly<Record<EditedHomeSection['type'], string>> = {
  order: 'Order of the sections',
  hero: 'Opening picture',
  bike_choose: 'Bikes',
  benefits: 'Benefits',
  story: 'Story',
  quotes: 'What riders say',
  accessories: 'Accessories',
  community: 'Help and forum',
  dealers: 'Dealers',
  faq: 'Questions and answers',
}
