import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { QueryView } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { Waiting } from '../waiting.tsx'
import type { MemberBike } from './bike.ts'
import { BikeCard } from './bike-card.tsx'
import styles from './bike-cards.module.css'
import { memberBikes } from './bikes.api.ts'

interface Props {
  /** Shown without bikes; by default nothing, because the orders' empty state already links to the shop. */
  empty?: ReactNode
}

/** The member's bikes. */
export function YourBikes({ empty = null }: Props) {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(memberBikes(http))}
      skeleton={<Waiting lines={3} />}
      failed="Your bikes can’t be shown right now"
      empty={empty}
    >
      {(bikes) => <Bikes bikes={bikes} />}
    </QueryView>
  )
}

const Bikes = ({ bikes }: { bikes: MemberBike[] }) => (
  <section className={styles.part} aria-labelledby="bikes">
    <h2 id="bikes" className={styles.heading}>
      {bikes.length === 1 ? 'Your bike' : 'Your bikes'}
    </h2>
    <ul className={styles.cards} aria-label="Your bikes">
      {bikes.map((bike) => (
        <BikeCard key={bike.id} bike={bike} isOnly={bikes.length === 1} />
      ))}
    </ul>
  </section>
)
