import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass, Picture, Price, QueryView } from '@nireeka/ui'

import { Waiting } from '../waiting.tsx'
import { bikesToBuild, type BikeToBuild } from './bikes-to-build.api.ts'
import styles from './bikes-to-build.module.css'

/** The bikes that can be built, with pictures and the way to the configurator. */
export function BikesToBuild() {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(bikesToBuild(http))}
      skeleton={<Waiting lines={4} />}
      failed={() => (
        <p>
          <Link className={buttonClass()} to="/configurator">
            Build a bike
          </Link>
        </p>
      )}
    >
      {(bikes) => (
        <ul className={styles.bikes} aria-label="Bikes to start from">
          {bikes.map((bike) => (
            <Bike key={bike.slug} bike={bike} />
          ))}
        </ul>
      )}
    </QueryView>
  )
}

const Bike = ({ bike: { slug, title, use, image, price } }: { bike: BikeToBuild }) => (
  <li className={styles.bike}>
    <span className={styles.picture}>
      <Picture src={image} alt="" sizes="(width < 40rem) 66vw, 20rem" />
    </span>
    <h3 className={styles.name}>{title}</h3>
    <p className={styles.quiet}>{use}</p>
    <p className={styles.price}>
      From <Price dollars={price} />
    </p>
    <Link className={buttonClass({ tone: 'secondary', size: 'small' })} to={`/configurator/${slug}`}>
      Build yours<span className="visually-hidden">: {title}</span>
    </Link>
  </li>
)
