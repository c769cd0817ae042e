import * as z from '@nireeka/contracts/zod'
import { AccessoryCard } from './catalogue.ts'
import { answerOf, PathId } from './common.ts'
import { ListedBike } from './configurator.ts'
import { Dealer } from './dealers.ts'

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

/** A help topic that many readers found helpful. `helpful` is their number. */
const HelpHighlight = z.strictObject({
  id: z.int(),
  title: z.string(),
  group: z.string(),
  helpful: z.int(),
})

/** A forum thread with many posts; hidden threads are left out. `posts` includes the first post. */
const ThreadHighlight = z.strictObject({
  id: z.int(),
  title: z.string(),
  category: z.string(),
  posts: z.int(),
})

const Country = z.strictObject({ id: z.int(), name: z.string() })

/** The data of a dealer for a short list. */
const DealerCard = Dealer.pick({
  id: true,
  name: true,
  city: true,
  country: true,
  hours: true,
  note: true,
  phone: true,
})
export type DealerCardData = z.infer<typeof DealerCard>

/**
 * Three dealers: those of `country` first, then the nearest to them. `countries`: the countries that can be asked for.
 */
const Dealers = z.strictObject({
  title: z.string(),
  text: z.string(),
  country: Country,
  countries: z.array(Country),
  items: z.array(DealerCard),
})

const Community = z.strictObject({
  title: z.string(),
  text: z.string(),
  help: z.array(HelpHighlight),
  threads: z.array(ThreadHighlight),
})

/** A section of the home page. `bike_choose` marks the place of `bikeChoose`. */
export const HomeSection = z.discriminatedUnion('type', [
  section('hero', Banner),
  section('bike_choose', z.strictObject({ title: z.string(), text: z.string() })),
  section('benefits', list(z.strictObject({ icon: z.string(), title: z.string(), text: z.string() }))),
  section('story', Banner),
  section('quotes', list(z.strictObject({ text: z.string(), name: z.string(), bike: z.string() }))),
  section('accessories', list(AccessoryCard)),
  section('community', Community),
  section('dealers', Dealers),
  section('faq', list(z.strictObject({ question: z.string(), answer: z.string() }))),
])
export type HomeSectionData = z.infer<typeof HomeSection>

const KNOWN_TYPES: readonly string[] = HomeSection.options.map(({ shape }) => shape.type.value)

/** A section of a kind that this release doesn't know yet; the page skips it. */
const LaterSection = z.strictObject({
  type: z.string().refine((type) => !KNOWN_TYPES.includes(type)),
  data: z.record(z.string(), z.unknown()),
})
export type AnyHomeSection = HomeSectionData | z.infer<typeof LaterSection>

/** Query of GET /api/home-page (spec, section 3: 222 when missing); an unknown country is treated as missing. */
export const HomePageQuery = z.strictObject({ id_country: PathId.optional() })

/** Answer of GET /api/home-page (spec, section 3: bikeChoose, homePageData). */
export const HomePageAnswer = answerOf(
  z.strictObject({
    announcement: Action.nullable(),
    bikeChoose: z.array(ListedBike),
    id_country: z.int(),
    sections: z.array(z.union([HomeSection, LaterSection])),
  }),
)
export type HomePageData = z.infer<typeof HomePageAnswer>['data']
