import { Link } from '@nireeka/kit/router'
import { Card, cardLinkClass, Picture } from '@nireeka/ui'

import { type Bike, countAbout } from './bike-filter.ts'
import type { Contents } from './help-centre.api.ts'
import styles from './bike-articles.module.css'

/** The pictures of the bikes from the side, each in the colour that it is shown in elsewhere. */
const SIDES = new Map([
  ['nireeka-prime', 'nireeka-prime-pine-side'],
  ['nireeka-homie', 'nireeka-homie-chalk-side'],
  ['nyx', 'nyx-graphite-side'],
])

interface Props {
  contents: Contents
  chosen: Bike | null
}

/** The bikes that articles are about, each with its picture as a link to these articles alone. */
export const BikeArticles = ({ contents: { groups, bikes }, chosen }: Props) =>
  bikes.length === 0 ? null : (
    <nav className={styles.nav} aria-labelledby="by-bike">
      <h2 id="by-bike">Articles by bike</h2>
      <ul className={styles.bikes}>
        {bikes.map((bike) => (
          <Card key={bike.slug} as="li" look="plain" picture={<Side bike={bike} isEager={chosen !== null} />}>
            <p className={styles.name}>
              <Link
                className={`${cardLinkClass} ${styles.link}`}
                to={`/help-center?${new URLSearchParams({ bike: bike.slug })}`}
                aria-current={bike.slug === chosen?.slug ? 'true' : undefined}
              >
                {bike.title} <span className={styles.count}>{articles(countAbout(groups, bike))}</span>
              </Link>
            </p>
          </Card>
        ))}
      </ul>
      {chosen ? (
        <p className={styles.about}>
          Articles about the {chosen.title} only. All other articles apply to every bike.{' '}
          <Link to="/help-center">All articles</Link>
        </p>
      ) : null}
    </nav>
  )

const articles = (count: number) => (count === 1 ? '1 article' : `${count} articles`)

/** Its picture is on the first screen where the articles of a bike are chosen, which stand below. */
function Side({ bike: { slug }, isEager }: { bike: Bike; isEager: boolean }) {
  const side = SIDES.get(slug)
  return (
    <Picture
      src={side ? `/pictures/bikes/${side}.webp` : null}
      alt=""
      sizes="(width < 84rem) 30vw, 27rem"
      isEager={isEager}
    />
  )
}
