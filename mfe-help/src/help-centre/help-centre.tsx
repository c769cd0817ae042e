import { usePlatform } from '@nireeka/kit'
import { Outlet, useSearchParams } from '@nireeka/kit/router'
import { PageFrame, Picture } from '@nireeka/ui'

import { readSearchParams } from '../search/search-params.ts'
import { SearchBox } from '../search/search-box.tsx'
import type { SearchArea } from '../search/suggestions.ts'
import { suggestGuides } from '../diagnosis/diagnosis.api.ts'
import { suggestTopics } from './help-centre.api.ts'
import styles from './help-centre.module.css'
import { MoreHelp } from './more-help.tsx'

/** How many guides of the troubleshooter are suggested after the articles. */
const MOST_GUIDES = 3

/** The layout of groups and search results. They share it, so that the search box stays focused between them. */
export function HelpCentre() {
  const { http } = usePlatform()
  const [query] = useSearchParams()
  const { q } = readSearchParams(query)
  const area: SearchArea = {
    name: 'help',
    label: 'Search the help centre',
    placeholder: 'Battery, E15',
    action: '/help-center/search',
    resultsPath: (text) =>
      text ? `/help-center/search?${new URLSearchParams({ q: text })}` : '/help-center',
    suggest: async (keyword, signal) => {
      // Without the guides, the articles are suggested all the same.
      const guides = suggestGuides(http, keyword, signal).catch(() => [])
      return [...(await suggestTopics(http, keyword, signal)), ...(await guides).slice(0, MOST_GUIDES)]
    },
  }
  return (
    <div className={q ? undefined : styles.start}>
      <PageFrame
        kind="catalogue"
        heading={q ? `Results for “${q}”` : 'Help centre'}
        lead={q ? undefined : 'Answers from the people who build, ship and repair your bike.'}
      >
        <SearchBox area={area} asked={q} />
        {q ? null : (
          <div className={styles.opening}>
            <Picture src="/pictures/sets/workshop.webp" alt="" sizes="44rem" isEagerWhenWide />
          </div>
        )}
        <Outlet />
        <MoreHelp />
      </PageFrame>
    </div>
  )
}
