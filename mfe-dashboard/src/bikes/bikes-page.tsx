import { useTitle } from '@nireeka/kit'

import { AccountPage } from '../account-page.tsx'
import styles from './bike-cards.module.css'
import { BikesToBuild } from './bikes-to-build.tsx'
import { RegisterBike } from './register-bike.tsx'
import { YourBikes } from './your-bikes.tsx'

/** All bikes that the member has ordered. */
export function BikesPage() {
  useTitle('Bikes')
  return (
    <AccountPage heading="Bikes" lead="Your Nireeka bikes, just as we built them.">
      <YourBikes empty={<NoBikes />} />
    </AccountPage>
  )
}

const NoBikes = () => (
  <>
    <section className={styles.empty} aria-labelledby="no-bikes">
      <div className={styles.part}>
        <h2 id="no-bikes" className={styles.heading}>
          You don’t have a bike yet
        </h2>
        <p className={styles.hint}>
          Once you’ve bought one, you’ll find it here with its warranty, manual and spare parts.
        </p>
      </div>
      <BikesToBuild />
    </section>
    <RegisterBike />
  </>
)
