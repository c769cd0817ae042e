import { Link } from '@nireeka/kit/router'
import { Card, cardLinkClass, Picture, Price, WholeWords } from '@nireeka/ui'

import { FamilyDrawing } from './family-drawing.tsx'
import { partPath } from './list-params.ts'
import styles from './part-page.module.css'
import type { SpareDetails } from './spares.api.ts'

/** Other parts of the same assembly. */
export const PartRow = ({ parts, family }: { parts: SpareDetails['related']; family: string }) => (
  <ul className={styles.row}>
    {parts.map(({ id, number, title, image, price }) => (
      <Card
        key={id}
        as="li"
        look="plain"
        picture={
          <Picture
            src={image}
            alt=""
            sizes="(width < 40rem) 50vw, (width < 70rem) 25vw, 18rem"
            fallback={<FamilyDrawing code={family} title="" />}
          />
        }
      >
        <h3 className={styles.small}>
          <Link className={cardLinkClass} to={partPath(id)}>
            <WholeWords text={title} />
          </Link>
        </h3>
        <p className={styles.note}>
          {number} · <Price dollars={price} />
        </p>
      </Card>
    ))}
  </ul>
)
