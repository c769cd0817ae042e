import { Skeleton } from '@nireeka/ui'

import { LaterPart, partCode } from '../later-part.tsx'
import styles from './product.module.css'

const form = partCode(() => import('../../stock-alert/alert-form.tsx').then((module) => module.AlertForm))

/**
 * Says that a product is sold out, with a stock alert form. `back` is a text such as "Back on December 14", if known.
 */
export const SoldOut = ({ id, back }: { id: number; back: string | null }) => (
  <section className={styles.soldOut} aria-label="Sold out">
    <p className={styles.back}>{back ?? 'Sold out at the moment'}</p>
    <LaterPart code={form} part={{ id }} waiting={<Skeleton kind="text" lines={4} />} />
  </section>
)
