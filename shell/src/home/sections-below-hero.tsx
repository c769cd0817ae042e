import type { AnyHomeSection, HomeSectionData } from '@nireeka/contracts/api'

import { Accessories } from './accessories.tsx'
import { Announcement } from './announcement.tsx'
import { Benefits } from './benefits.tsx'
import { Bikes } from './bikes.tsx'
import { Community } from './community.tsx'
import { Dealers } from './dealers.tsx'
import { Drive } from './drive.tsx'
import { Faq } from './faq.tsx'
import { Hero } from './hero.tsx'
import type { SectionsProps } from './home-sections.tsx'
import { Quotes } from './quotes.tsx'
import { Story } from './story.tsx'

/**
 * Renders the announcement and the sections below the hero. Their code loads after hydration; their HTML comes from the
 * server.
 */
export const SectionsBelowHero = ({ sections, ...rest }: SectionsProps) => (
  <>
    {rest.home.announcement ? <Announcement {...rest.home.announcement} /> : null}
    {sections.filter(isKnown).map((section) => (
      <Section key={section.type} section={section} {...rest} />
    ))}
  </>
)

type Props = Omit<SectionsProps, 'sections'> & { section: HomeSectionData }

function Section({ section, home, onCountry }: Props) {
  switch (section.type) {
    case 'hero':
      return <Hero {...section.data} />
    case 'bike_choose':
      return <Bikes {...section.data} bikes={home.bikes} />
    case 'benefits':
      return <Benefits {...section.data} />
    case 'story':
      return (
        <>
          <Story {...section.data} />
          <Drive />
        </>
      )
    case 'quotes':
      return <Quotes {...section.data} bikes={home.bikes} />
    case 'accessories':
      return <Accessories {...section.data} />
    case 'community':
      return <Community {...section.data} />
    case 'dealers':
      return <Dealers {...section.data} onCountry={onCountry} />
    case 'faq':
      return <Faq {...section.data} />
  }
}

const KNOWN: readonly string[] = [
  'hero',
  'bike_choose',
  'benefits',
  'story',
  'quotes',
  'accessories',
  'community',
  'dealers',
  'faq',
] satisfies Array<HomeSectionData['type']>

/** Returns whether this version knows a section's kind; unknown kinds are skipped. */
const isKnown = (section: AnyHomeSection): section is HomeSectionData => KNOWN.includes(section.type)
