import { useTitle } from '@nireeka/kit'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, PageFrame } from '@nireeka/ui'

import { TextSearch } from '../information/text-search.tsx'
import { BikeChoice } from './bike-choice.tsx'
import { ChapterCards } from './chapter-cards.tsx'
import { FoundSections } from './found-sections.tsx'
import { manualOf } from './manual.ts'
import { manualPath, wholePath } from './manual-path.ts'
import styles from './manual.module.css'
import { OftenSought } from './often-sought.tsx'
import { countSections, searchManual, wordsOf } from './search.ts'
import { useBike } from './use-bike.ts'
import { useOldAddress } from './use-old-address.ts'

/** The chapters of one bike's manual; or, after a search, the sections that contain the words. */
export function ManualPage() {
  const bike = useBike()
  const [query] = useSearchParams()
  const question = query.get('q') ?? ''
  const words = wordsOf(question)
  const found = question ? searchManual(manualOf(bike.slug), words) : []
  useOldAddress(bike.slug, question !== '')
  useTitle('User manual')
  return (
    <PageFrame
      kind="catalogue"
      heading="User manual"
      lead="How to set up, charge, ride and care for your bike."
    >
      <div className={styles.tools}>
        <div>
          <p className={styles.label}>Which bike?</p>
          <BikeChoice bike={bike} pathOf={(slug) => manualPath(slug, question)} />
          <p className={styles.about}>{bike.about}</p>
        </div>
        <div>
          <TextSearch
            label="Search this manual"
            placeholder="E13, tyres"
            action="/user-manual"
            kept={{ bike: bike.slug }}
            question={question}
          />
          <p className={styles.count} role="status">
            {question ? `${countText(countSections(found))} with “${question}”` : ''}
          </p>
        </div>
        {question ? null : <OftenSought bike={bike} />}
      </div>
      {question ? (
        <FoundSections bike={bike} question={question} chapters={found} words={words} />
      ) : (
        <ChapterCards bike={bike} />
      )}
      <p>
        <Link className={buttonClass({ tone: 'secondary' })} to={wholePath(bike.slug)}>
          Print the whole manual
        </Link>
      </p>
    </PageFrame>
  )
}

const countText = (count: number) => (count === 1 ? '1 section' : `${count} sections`)
