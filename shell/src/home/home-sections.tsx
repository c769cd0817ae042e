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
 * The server decides which sections there are and in what order. What is below a hero is hydrated later; it isn't
 * rendered anew without a reason, so its HTML stays until then.
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

/** A kind of section that this version doesn't know yet is skipped. */
const isKnown = (section: AnyHomeSection): section is HomeSectionData => KNOWN.includes(section.type)
