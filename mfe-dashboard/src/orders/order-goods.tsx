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
    <div className={styles.goods} data-large={isLarge}>
      <span className={styles.pictures}>
        {shown.map(({ image }, index) => (
          // The index is the key, because an order may contain a product twice, and its lines never change.
          <span key={index} className={styles.picture}>
            <Picture src={image} alt="" sizes={isLarge ? '12rem' : '5rem'} />
          </span>
        ))}
        {more > 0 ? (
          <span className={styles.more}>
            +{formatNumber(more)}
            <span className="visually-hidden"> more</span>
          </span>
        ) : null}
      </span>
      <ul className={styles.titles} aria-label="Bought">
        {shown.map(({ title, count }, index) => (
          <li key={index}>
            {title}
            {count > 1 ? <span className={styles.quiet}> × {formatNumber(count)}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
