import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Card, cardLinkClass, firstScreen, Picture } from '@nireeka/ui'

import { explodedPath } from './exploded/exploded.api.ts'
import styles from './families.module.css'
import { sparesPath } from './list-params.ts'
import { MY_BIKE } from './my-bike.api.ts'
import { partedBikes } from './spares.api.ts'

/** Phones show three rows at first. The others wait on wide windows, which would load light pictures in the dark. */
const FIRST_SCREEN = { phone: 1, wide: 1 }

/** The models, each with its picture in parts and the list of its spares. The page is complete without them. */
export function BikeTiles() {
  const { data = [] } = useQuery(partedBikes(usePlatform().http))
  return (
    <section className={styles.choice} aria-labelledby="your-bike">
      <h2 id="your-bike">Choose your bike</h2>
      <p className={styles.note}>
        See it part by part, or list all that fits it. With its serial number you see{' '}
        <Link to={MY_BIKE}>only what fits your own bike</Link>.
      </p>
      {data.length === 0 ? null : (
        <ul className={styles.bikes}>
          {data.map(({ slug, title }, index) => (
            <Card
              key={slug}
              as="li"
              look="plain"
              picture={
                <Picture
                  src={`/pictures/bikes/${slug}-exploded.webp`}
                  alt=""
                  sizes="(width < 40rem) 40vw, (width < 84rem) 33vw, 28rem"
                  {...firstScreen(index, FIRST_SCREEN)}
                />
              }
            >
              <h3 className={styles.family}>{title}</h3>
              <p className={styles.ways}>
                <Link className={`${cardLinkClass} ${styles.way}`} to={explodedPath(slug)}>
                  Part by part <span className="visually-hidden">for {title}</span>
                </Link>
                <Link className={styles.way} to={sparesPath({ bike: slug })}>
                  All parts <span className="visually-hidden">for {title}</span>
                </Link>
              </p>
            </Card>
          ))}
        </ul>
      )}
    </section>
  )
}
