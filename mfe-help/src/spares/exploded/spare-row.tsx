import { Link } from '@nireeka/kit/router'
import { Badge, Picture, Price, WholeWords } from '@nireeka/ui'

import { AddToCart } from '../add-to-cart.tsx'
import { STOCK_TONES, stockLabel } from '../availability.ts'
import { FamilyDrawing } from '../family-drawing.tsx'
import { partPath } from '../list-params.ts'
import type { ExplodedSpare } from './exploded.api.ts'
import styles from './piece-list.module.css'

/** One spare of a piece, with its price, stock and the button that buys it. */
export const SpareRow = ({ spare }: { spare: ExplodedSpare }) => (
  <li className={styles.spare}>
    <span className={styles.picture}>
      <Picture
        src={spare.image}
        alt=""
        sizes="6rem"
        fallback={<FamilyDrawing code={spare.family.code} title="" />}
      />
    </span>
    <div className={styles.facts}>
      <Link className={styles.spareTitle} to={partPath(spare.id)}>
        <WholeWords text={spare.title} />
      </Link>
      <span className={styles.number}>{spare.number}</span>
    </div>
    <span className={styles.price}>
      <Price dollars={spare.price} />
      <Badge tone={STOCK_TONES[spare.availability]}>{stockLabel(spare)}</Badge>
    </span>
    <AddToCart part={spare} />
  </li>
)
