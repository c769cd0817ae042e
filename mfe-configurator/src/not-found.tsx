import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useLocation } from '@nireeka/kit/router'
import { PageFrame } from '@nireeka/ui'

import { bikes } from './bikes/bikes.api.ts'
import { bikePath } from './bikes/bike-path.ts'
import { meantBike } from './meant-bike.ts'
import { StartBikes } from './saved/start-bikes.tsx'
import styles from './not-found.module.css'
import { WaysOn } from './ways-on.tsx'

/** The page for an address that leads to no bike: the bikes that there are, first the one whose name is in the address. */
export function NotFound() {
  useTitle('Bike not found')
  const { http } = usePlatform()
  const { pathname } = useLocation()
  const { data = [] } = useQuery(bikes(http))
  const meant = meantBike(pathname, data)
  return (
    <PageFrame
      kind="catalogue"
      heading="We don’t build this bike"
      lead="The address may be mistyped, or we no longer build this model."
    >
      <section className={styles.bikes} aria-labelledby="bikes-instead">
        <h2 id="bikes-instead">
          {meant ? (
            <>
              Did you mean the <Link to={bikePath(meant)}>{meant.title}</Link>?
            </>
          ) : (
            'The bikes we build'
          )}
        </h2>
        <StartBikes meant={meant?.slug} />
      </section>
      <WaysOn
        heading="Looking for something else?"
        text="See the whole range, or ask us about a bike that we no longer build."
        way={{ to: '/configurator', label: 'All e-bikes' }}
      />
    </PageFrame>
  )
}
