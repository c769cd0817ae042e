import type { AnyHomeSection, HomePageData, HomeSectionData } from '@nireeka/contracts/api'
import { memo, Suspense, use } from 'react'

import { Hero } from './hero.tsx'
import { laterCode } from './later-code.ts'

interface Props {
  home: HomePageData
  /** Another country for the dealers. */
  onCountry: (idCountry: number) => void
}

export type SectionsProps = Props & { sections: HomeSectionData[] }

/**
 * The server decides which sections there are and in what order. What is below a hero comes alive later; never drawn
 * anew without a reason, it keeps its HTML until then.
 */
export const HomeSections = memo(({ home, onCountry }: Props) => {
  const [first, ...others] = home.sections.filter(isKnown)
  const hasHero = first?.type === 'hero'
  return (
    <>
      {hasHero ? <Hero {...first.data} /> : null}
      <Suspense fallback={null}>
        <Later sections={hasHero || !first ? others : [first, ...others]} home={home} onCountry={onCountry} />
      </Suspense>
    </>
  )
})

function Later(props: SectionsProps) {
  const { LaterSections } = use(laterCode.load())
  return <LaterSections {...props} />
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
