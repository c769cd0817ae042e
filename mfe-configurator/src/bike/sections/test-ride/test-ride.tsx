import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass, FailedPart, QueryView, Skeleton } from '@nireeka/ui'

import { Section } from '../section.tsx'
import styles from '../sections.module.css'
import { type Dealer, testRides } from './dealers.api.ts'

const MOST = 6

/** Where a bike can be ridden before it is bought. */
export function TestRide({ slug, title }: { slug: string; title: string }) {
  const { http } = usePlatform()
  return (
    <Section
      id="test-ride"
      heading="Ride it first"
      lead={`Try the ${title} at a dealer. Call before you go, and tell them your size.`}
    >
      <QueryView
        query={useQuery(testRides(http, slug))}
        skeleton={<Skeleton kind="text" lines={6} />}
        failed={({ message, retry }) => <FailedPart title={message} onRetry={retry} />}
        empty={<p className={styles.quiet}>No dealer has one for test rides at the moment.</p>}
      >
        {(dealers) => (
          <ul className={styles.dealers}>
            {dealers.slice(0, MOST).map((dealer) => (
              <DealerRow key={dealer.id} dealer={dealer} />
            ))}
          </ul>
        )}
      </QueryView>
      <p>
        <Link className={buttonClass({ tone: 'secondary' })} to={`/dealers?service=test_ride&bike=${slug}`}>
          Find a dealer near you
        </Link>
      </p>
    </Section>
  )
}

const DealerRow = ({ dealer: { name, city, country, hours, note, phone } }: { dealer: Dealer }) => (
  <li className={styles.dealer}>
    <strong>{name}</strong>
    <span className={styles.note}>
      {city}, {country}
    </span>
    <span className={styles.note}>{hours ?? note ?? 'Call for opening hours'}</span>
    <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
  </li>
)
