import { formatNumber } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { type SavedBuild, savedBuilds } from '@nireeka/kit/saved-builds'
import { ItemRows, QueryView } from '@nireeka/ui'

import { fetchedAhead, LAZY_PAGES } from '../lazy-pages.ts'
import { Waiting } from '../waiting.tsx'
import styles from './bike-cards.module.css'
import { SavedBuildCard } from './saved-build-card.tsx'

/** The build that the member saved last, in the overview, with the way to all of them; nothing without any. */
export function SavedBuilds() {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(savedBuilds(http))}
      skeleton={<Waiting lines={2} />}
      failed="Your saved builds can’t be shown right now"
    >
      {(builds) => <Latest builds={builds} />}
    </QueryView>
  )
}

function Latest({ builds }: { builds: SavedBuild[] }) {
  const [latest] = builds.toSorted((one, other) => other.savedAt.getTime() - one.savedAt.getTime())
  if (!latest) return null
  const isOnly = builds.length === 1
  return (
    <section className={styles.part} aria-labelledby="builds">
      <div className={styles.head}>
        <h2 id="builds" className={styles.heading}>
          {isOnly ? 'Saved build' : 'Latest saved build'}
        </h2>
        <Link to="/dashboard/builds" {...fetchedAhead(LAZY_PAGES.builds)}>
          {isOnly ? 'Share or delete' : `All ${formatNumber(builds.length)} saved builds`}
        </Link>
      </div>
      <ItemRows label="Saved builds">
        <SavedBuildCard build={latest} />
      </ItemRows>
    </section>
  )
}
