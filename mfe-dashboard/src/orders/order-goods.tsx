import { formatNumber } from '@nireeka/contracts'
import { Picture } from '@nireeka/ui'

import type { OrderSummary } from './order.ts'
import styles from './order-goods.module.css'

const MOST = 4

interface Props extends Pick<OrderSummary, 'lines'> {
  /** Whether the pictures are large, for an order that stands out. */
  isLarge?: boolean
}

/** What an order in the list consists of: the first lines with their pictures, and how many more there are. */
export function OrderGoods({ lines, isLarge }: Props) {
  const shown = lines.slice(0, MOST)
  const more = lines.length - shown.length
  return (
    <div className={styles.goods} data-in-row={isLarge ? undefined : true}>
      <span className={styles.pictures}>
        {shown.map(({ image }, index) => (
          // The index is the key, because an order may contain a product twice, and its lines never change.
          <span key={index} className={styles.picture}>
            <Picture src={image} alt="" sizes={isLarge ? '12rem' : '11rem'} />
          </span>
        ))}
      </span>
      <div className={styles.titles}>
        <ul className={styles.list} aria-label="Bought">
          {shown.map(({ title, count }, index) => (
            <li key={index}>
              {title}
              {count > 1 ? <span className={styles.quiet}> × {formatNumber(count)}</span> : null}
            </li>
          ))}
        </ul>
        {more > 0 ? <p className={styles.quiet}>+{formatNumber(more)} more</p> : null}
      </div>
    </div>
  )
}
