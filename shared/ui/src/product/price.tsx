import { formatPrice } from '@nireeka/contracts'

import styles from './price.module.css'

interface Props {
  dollars: number
  /** The former price in dollars; shown only when it was higher. */
  was?: number | null
}

/** A price as the shop writes it, in the size of the text around it. */
export const Price = ({ dollars, was }: Props) => (
  <span className={styles.price}>
    {formatPrice(dollars)}
    {was && was > dollars ? (
      <>
        {' '}
        <s className={styles.was}>
          <span className="visually-hidden">instead of </span>
          {formatPrice(was)}
        </s>
      </>
    ) : null}
  </span>
)
