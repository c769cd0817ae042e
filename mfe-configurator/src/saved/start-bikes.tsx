import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass, Picture, Price, QueryView } from '@nireeka/ui'

import type { Bike } from '../bikes/bike.ts'
import { bikes } from '../bikes/bikes.api.ts'
import { bikePath } from '../bikes/bike-path.ts'
import styles from './builds.module.css'

interface Props {
  /** The slug of the bike that stands first, and larger where there is room. */
  meant?: string | undefined
}

/** The bikes that a build can start from, with pictures. */
export function StartBikes({ meant }: Props) {
  const { http } = usePlatform()
  return (
    <QueryView query={useQuery(bikes(http))} skeleton="list" failed="The bikes can’t be shown right now">
      {(found) => (
        <ul className={styles.builds} aria-label="Bikes to start from">
          {found
            .toSorted((one, two) => Number(two.slug === meant) - Number(one.slug === meant))
            .map((bike) => (
              <StartBike key={bike.slug} bike={bike} isMeant={bike.slug === meant} />
            ))}
        </ul>
      )}
    </QueryView>
  )
}

const StartBike = ({ bike, isMeant }: { bike: Bike; isMeant: boolean }) => (
  <li className={styles.startBike} data-meant={isMeant || undefined}>
    <span className={styles.picture}>
      <Picture src={bike.image} alt="" sizes={`(width < 60rem) 66vw, ${isMeant ? 54 : 26}rem`} />
    </span>
    <div className={styles.words}>
      <h3 className={styles.name}>{bike.title}</h3>
      <p className={styles.quiet}>{bike.use}</p>
      <p className={styles.price}>
        From <Price dollars={bike.price} />
      </p>
      <Link
        className={buttonClass({ tone: isMeant ? 'primary' : 'secondary', size: 'small' })}
        to={bikePath(bike)}
      >
        Build yours<span className="visually-hidden">: {bike.title}</span>
      </Link>
    </div>
  </li>
)
