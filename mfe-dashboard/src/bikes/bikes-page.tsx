import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { QueryView } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { Waiting } from '../waiting.tsx'
import styles from './bike-cards.module.css'
import { memberBikes } from './bikes.api.ts'
import { BikesToBuild } from './bikes-to-build.tsx'
import { OwnBike } from './own/own-bike.tsx'
import { RegisterBike } from './register-bike.tsx'

/** All bikes that the member has ordered, each with what it consists of, its service and its history. */
export function BikesPage() {
  useTitle('Bikes')
  const { http } = usePlatform()
  return (
    <AccountPage heading="Bikes" lead="Your Nireeka bikes, just as we built them.">
      <QueryView
        query={useQuery(memberBikes(http))}
        skeleton={<Waiting />}
        failed="Your bikes can’t be shown right now"
        empty={<NoBikes />}
      >
        {(bikes) => (
          <>
            {bikes.map((bike, index) => (
              <OwnBike key={bike.id} bike={bike} isFirst={index === 0} />
            ))}
            <RegisterBike heading="Have another Nireeka?" />
          </>
        )}
      </QueryView>
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
    <RegisterBike heading="Already have a Nireeka?" />
  </>
)
