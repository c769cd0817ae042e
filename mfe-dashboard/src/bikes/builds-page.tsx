import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import styles from './bike-cards.module.css'
import { ReadyMadeBuilds } from './ready-made-builds.tsx'
import { SavedBuilds } from './saved-builds.tsx'

/** All builds that the member has saved. */
export function BuildsPage() {
  useTitle('Saved builds')
  return (
    <AccountPage heading="Saved builds" lead="Bikes you’ve built and saved for later, at today’s prices.">
      <SavedBuilds empty={<NoBuilds />} />
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
