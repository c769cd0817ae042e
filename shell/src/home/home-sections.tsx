import type { AnyHomeSection, HomeSectionData } from '@nireeka/contracts/api'
import { memo, Suspense, use } from 'react'

import { Hero } from './hero.tsx'
import type { Home } from './home.api.ts'
import { lazySections } from './lazy-sections.ts'

interface Props {
  home: Home
  /** Called with another country for the dealers. */
  onCountry: (countryId: number) => void
}

export type SectionsProps = Props & { sections: HomeSectionData[] }

/**
 * Renders the home page's sections; the server decides which and in what order. Those below the hero are hydrated
 * later. The memo avoids re-rendering before then, which would discard their server-rendered HTML.
 */
export const HomeSections = memo(({ home, onCountry }: Props) => {
  const [first, ...others] = home.sections.filter(isKnown)
  const hasHero = first?.type === 'hero'
  return (
    <>
      {hasHero ? <Hero {...first.data} /> : null}
      <Suspense fallback={null}>
        <SectionsBelow
          sections={hasHero || !first ? others : [first, ...others]}
          home={home}
          onCountry={onCountry}
        />
      </Suspense>
    </>
  )
})

function SectionsBelow(props: SectionsProps) {
  const { SectionsBelowHero } = use(lazySections.load())
  return <SectionsBelowHero {...props} />
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
