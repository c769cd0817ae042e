import * as z from '@nireeka/contracts/zod'
import { AccessoryCard } from './catalogue.ts'
import { answerOf } from './common.ts'
import { BikeCard } from './configurator.ts'

const Action = z.strictObject({ text: z.string(), href: z.string() })
const section = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.strictObject({ type: z.literal(type), data })

const Banner = z.strictObject({
  eyebrow: z.string(),
  title: z.string(),
  text: z.string(),
  image: z.string(),
  alt: z.string(),
  action: Action,
})
const list = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ title: z.string(), items: z.array(item) })

/** The sections that a page can show. `bike_choose` marks the place of `bikeChoose`. */
export const HomeSection = z.discriminatedUnion('type', [
  section('hero', Banner),
  section('bike_choose', z.strictObject({ title: z.string(), text: z.string() })),
  section('benefits', list(z.strictObject({ icon: z.string(), title: z.string(), text: z.string() }))),
  section('story', Banner),
  section('quotes', list(z.strictObject({ text: z.string(), name: z.string(), bike: z.string() }))),
  section('accessories', list(AccessoryCard)),
  section('faq', list(z.strictObject({ question: z.string(), answer: z.string() }))),
])
export type HomeSectionData = z.infer<typeof HomeSection>

const KNOWN_TYPES: readonly string[] = HomeSection.options.map(({ shape }) => shape.type.value)

/** A kind of section that this page doesn't know yet: skip it. */
const LaterSection = z.strictObject({
  type: z.string().refine((type) => !KNOWN_TYPES.includes(type)),
  data: z.record(z.string(), z.unknown()),
})
export type AnyHomeSection = HomeSectionData | z.infer<typeof LaterSection>

/** GET /api/home-page (spec, section 3: bikeChoose, homePageData). */
export const HomePageAnswer = answerOf(
  z.strictObject({
    announcement: Action.nullable(),
    bikeChoose: z.array(BikeCard),
    sections: z.array(z.union([HomeSection, LaterSection])),
  }),
)
export type HomePageData = z.infer<typeof HomePageAnswer>['data']
