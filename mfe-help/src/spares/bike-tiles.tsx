import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Card, cardLinkClass, Picture } from '@nireeka/ui'

import { explodedPath } from './exploded/exploded.api.ts'
import styles from './families.module.css'
import { partedBikes } from './spares.api.ts'

/** The models, each with its picture in parts. The page is complete without them. */
export function BikeTiles() {
  const { data = [] } = useQuery(partedBikes(usePlatform().http))
  if (data.length === 0) return null
  return (
    <section aria-labelledby="part-by-part">
      <h2 id="part-by-part" className={styles.heading}>
        Part by part
      </h2>
      <ul className={styles.bikes}>
        {data.map(({ slug, title }) => (
          <Card
            key={slug}
            as="li"
            look="plain"
            picture={
              <Picture
                src={`/pictures/bikes/${slug}-exploded.webp`}
                alt=""
                sizes="(width < 40rem) 100vw, (width < 84rem) 33vw, 28rem"
              />
            }
          >
            <h3 className={styles.family}>
              <Link className={cardLinkClass} to={explodedPath(slug)}>
                {title}
              </Link>
            </h3>
            <p className={styles.note}>Choose a part in the picture to find its spare.</p>
          </Card>
        ))}
      </ul>
    </section>
  )
}
