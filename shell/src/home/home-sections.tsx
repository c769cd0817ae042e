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

export type SectionsProps = Props & { sections: AnyHomeSection[] }

/**
 * Renders the home page's sections; the server decides which and in what order. Those below the hero are hydrated
 * later. The memo avoids re-rendering before then, which would discard their server-rendered HTML.
 */
export const HomeSections = memo(({ home, onCountry }: Props) => {
  const [first, ...others] = home.sections
  const hero = isHero(first) ? first : null
  return (
    <>
      {hero ? <Hero {...hero.data} /> : null}
      <Suspense fallback={null}>
        <SectionsBelow sections={hero ? others : home.sections} home={home} onCountry={onCountry} />
      </Suspense>
    </>
  )
})

function SectionsBelow(props: SectionsProps) {
  const { SectionsBelowHero } = use(lazySections.load())
  return <SectionsBelowHero {...props} />
}

const isHero = (section?: AnyHomeSection): section is Extract<HomeSectionData, { type: 'hero' }> =>
  section?.type === 'hero'
