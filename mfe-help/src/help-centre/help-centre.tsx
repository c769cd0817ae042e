import { usePlatform } from '@nireeka/kit'
import { Link, Outlet, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, PageFrame } from '@nireeka/ui'

import { readQuestion } from '../search/question.ts'
import { SearchBox } from '../search/search-box.tsx'
import type { SearchArea } from '../search/suggestions.ts'
import { suggestTopics } from './help-centre.api.ts'
import styles from './help-centre.module.css'

/** Groups and results share it, so that the search box keeps the focus between the two. */
export function HelpCentre() {
  const { http } = usePlatform()
  const [query] = useSearchParams()
  const area: SearchArea = {
    name: 'help',
    label: 'Search the help centre',
    placeholder: 'Battery, E15, refund …',
    action: '/help-center/search',
    resultsPath: (q) => (q ? `/help-center/search?${new URLSearchParams({ q })}` : '/help-center'),
    suggest: (keyword, signal) => suggestTopics(http, keyword, signal),
  }
  return (
    <PageFrame
      kind="catalogue"
      heading="Help centre"
      lead="Answers from the people who build, ship and repair your bike."
    >
      <SearchBox area={area} asked={readQuestion(query).q} />
      <Outlet />
      <section className={styles.more} aria-labelledby="more-help">
        <h2 id="more-help">No answer yet?</h2>
        <p>Riders help each other in the forum, and our support team is there around the clock.</p>
        <p className={styles.links}>
          <Link className={buttonClass({ tone: 'secondary' })} to="/contact">
            Contact us
          </Link>
          <Link className={buttonClass({ tone: 'secondary' })} to="/forum/1">
            Ask in the forum
          </Link>
        </p>
      </section>
    </PageFrame>
  )
}
