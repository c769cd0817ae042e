import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { savedBuilds } from '@nireeka/kit/saved-builds'
import { buttonClass, QueryView } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { Waiting } from '../waiting.tsx'
import styles from './bike-cards.module.css'
import { BuildTiles } from './build-tiles.tsx'
import { ReadyMadeBuilds } from './ready-made-builds.tsx'

/** All builds that the member has saved. */
export function BuildsPage() {
  useTitle('Saved builds')
  const { http } = usePlatform()
  return (
    <AccountPage heading="Saved builds" lead="Bikes you’ve built and saved for later, at today’s prices.">
      <QueryView
        query={useQuery(savedBuilds(http))}
        skeleton={<Waiting lines={4} />}
        failed="Your saved builds can’t be shown right now"
      >
        {(builds) => <BuildTiles builds={builds} empty={<NoBuilds />} />}
      </QueryView>
    </AccountPage>
  )
}

const NoBuilds = () => (
  <section className={styles.empty} aria-labelledby="no-builds">
    <div className={styles.part}>
      <h2 id="no-builds" className={styles.heading}>
        You haven’t saved a build yet
      </h2>
      <p className={styles.hint}>
        Choose frame, colour and parts, and save your build in its summary. You’ll find it here.
      </p>
      <p>
        <Link className={buttonClass()} to="/configurator">
          Build your own
        </Link>
      </p>
    </div>
    <h3 className={styles.heading}>Or start from one of ours</h3>
    <ReadyMadeBuilds />
  </section>
)
