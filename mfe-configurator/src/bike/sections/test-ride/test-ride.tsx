import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { FailedPart, QueryView, Skeleton } from '@nireeka/ui'

import { useCountry } from '../../../bike-build/use-country.ts'
import { Section } from '../section.tsx'
import styles from '../sections.module.css'
import { type Dealer, testRides } from './dealers.api.ts'
import { hoursText } from './hours-text.ts'
import { nearestFirst } from './nearest-first.ts'

const MOST = 3

/** Where a bike can be ridden before it is bought: the dealers nearest to the country of delivery. */
export function TestRide({ slug, title }: { slug: string; title: string }) {
  const { http } = usePlatform()
  const { country } = useCountry(false)
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
            {nearestFirst(dealers, country?.name)
              .slice(0, MOST)
              .map((dealer) => (
                <DealerRow key={dealer.id} dealer={dealer} />
              ))}
          </ul>
        )}
      </QueryView>
      <p>
        <Link to={`/dealers?service=test_ride&bike=${slug}`}>Find a dealer near you</Link>
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
    <span className={styles.note}>{hoursText(hours) ?? note ?? 'Call for opening hours'}</span>
    <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
  </li>
)
