import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useLocation } from '@nireeka/kit/router'
import { buttonClass, PageFrame } from '@nireeka/ui'

import { bikes } from './bikes/bikes.api.ts'
import { bikePath } from './bikes/bike-path.ts'
import { meantBike } from './meant-bike.ts'
import { StartBikes } from './saved/start-bikes.tsx'
import styles from './not-found.module.css'

/** The page for an address that leads to no bike: the bikes that there are, and the one whose name is in the address. */
export function NotFound() {
  useTitle('Bike not found')
  return (
    <PageFrame
      kind="catalogue"
      heading="We don’t build this bike"
      lead="The address may be mistyped, or we no longer build this model."
      actions={
        <Link className={buttonClass({ tone: 'secondary' })} to="/configurator">
          All e-bikes
        </Link>
      }
    >
      <section className={styles.bikes} aria-labelledby="bikes-instead">
        <h2 id="bikes-instead">
          <Meant />
        </h2>
        <StartBikes />
      </section>
    </PageFrame>
  )
}

function Meant() {
  const { http } = usePlatform()
  const { pathname } = useLocation()
  const { data = [] } = useQuery(bikes(http))
  const bike = meantBike(pathname, data)
  if (!bike) return 'The bikes we build'
  return (
    <>
      Did you mean the <Link to={bikePath(bike)}>{bike.title}</Link>?
    </>
  )
}
