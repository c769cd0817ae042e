import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { ItemRows, QueryView } from '@nireeka/ui'

import { Waiting } from '../waiting.tsx'
import type { MemberBike } from './bike.ts'
import { BikeCard } from './bike-card.tsx'
import styles from './bike-cards.module.css'
import { memberBikes } from './bikes.api.ts'

/** The member's bikes; nothing without any, because the orders' empty state already links to the shop. */
export function YourBikes() {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(memberBikes(http))}
      skeleton={<Waiting lines={3} />}
      failed="Your bikes can’t be shown right now"
      empty={null}
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
    <ItemRows label="Your bikes">
      {bikes.map((bike) => (
        <BikeCard key={bike.id} bike={bike} />
      ))}
    </ItemRows>
  </section>
)
