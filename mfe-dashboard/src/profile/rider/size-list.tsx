import { EMPTY_BUILD, pathOfBuild, sizeFor } from '@nireeka/contracts/bike-build'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Picture, QueryView } from '@nireeka/ui'

import { Waiting } from '../../waiting.tsx'
import { type SizedBike, sizedBikes } from './rider.api.ts'
import styles from './rider.module.css'
import { sizeWords } from './size-words.ts'

/** Each bike with the size that fits a rider of this height, in cm. */
export function SizeList({ height }: { height: number }) {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(sizedBikes(http))}
      skeleton={<Waiting lines={3} />}
      failed="The sizes of our bikes can’t be shown right now"
    >
      {(bikes) => (
        <ul className={styles.sizes} aria-label="Your size of each bike">
          {bikes.map((bike) => (
            <Bike key={bike.slug} bike={bike} height={height} />
          ))}
        </ul>
      )}
    </QueryView>
  )
}

function Bike({ bike: { slug, title, image, sizes }, height }: { bike: SizedBike; height: number }) {
  const { size, details, sizeId } = sizeWords(sizeFor(sizes, { height, inseam: null }))
  return (
    <li className={styles.bike}>
      <span className={styles.picture}>
        <Picture src={image} alt="" sizes="(width < 40rem) 30vw, 15rem" />
      </span>
      <div className={styles.words}>
        <p className={styles.quiet}>{title}</p>
        <p className={styles.size}>{size}</p>
        {details ? <p className={styles.quiet}>{details}</p> : null}
        <Link
          className={styles.link}
          to={sizeId === null ? '/dealers' : pathOfBuild(slug, { ...EMPTY_BUILD, sizeId })}
        >
          {sizeId === null ? 'Ask a dealer' : 'Build it in this size'}
          <span className="visually-hidden">: {title}</span>
        </Link>
      </div>
    </li>
  )
}
