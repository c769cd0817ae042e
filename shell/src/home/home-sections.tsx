import type { AnyHomeSection, HomePageData, HomeSectionData } from '@nireeka/contracts/api'

import { Accessories } from './accessories.tsx'
import { Benefits } from './benefits.tsx'
import { Bikes } from './bikes.tsx'
import { Faq } from './faq.tsx'
import { Hero } from './hero.tsx'
import { Quotes } from './quotes.tsx'
import { Story } from './story.tsx'

/** The server decides which sections there are and in what order. */
export const HomeSections = ({ home }: { home: HomePageData }) =>
  home.sections.filter(isKnown).map((section) => <Section key={section.type} section={section} home={home} />)

const KNOWN: ReadonlyArray<HomeSectionData['type']> = [
  'hero',
  'bike_choose',
  'benefits',
  'story',
  'quotes',
  'accessories',
  'faq',
]

/** A kind of section that this version doesn't know yet is skipped. */
const isKnown = (section: AnyHomeSection): section is HomeSectionData =>
  (KNOWN as readonly string[]).includes(section.type)

function Section({ section, home }: { section: HomeSectionData; home: HomePageData }) {
  switch (section.type) {
    case 'hero':
      return <Hero {...section.data} />
    case 'bike_choose':
      return <Bikes {...section.data} bikes={home.bikeChoose} />
    case 'benefits':
      return <Benefits {...section.data} />
    case 'story':
      return <Story {...section.data} />
    case 'quotes':
      return <Quotes {...section.data} />
    case 'accessories':
      return <Accessories {...section.data} />
    case 'faq':
      return <Faq {...section.data} />
  }
}
