import { formatNumber } from '@nireeka/contracts'
import { Picture } from '@nireeka/ui'

import type { OrderSummary } from './order.ts'
import styles from './order-goods.module.css'

/** How many names a row has. */
const MOST = 4

interface Props extends Pick<OrderSummary, 'lines'> {
  /** Whether the pictures are large, for an order that stands out. */
  isLarge?: boolean
}

/**
 * What an order in the list consists of: the names of its first lines, and how many more there are. One that stands out
 * has a picture of each; a row has the first one's picture, and on a phone only its name.
 */
export function OrderGoods({ lines, isLarge }: Props) {
  const shown = lines.slice(0, MOST)
  const more = lines.length - shown.length
  return (
    <div className={styles.goods} data-in-row={isLarge ? undefined : true}>
      <span className={styles.pictures}>
        {lines.slice(0, isLarge ? MOST : 1).map(({ image }, index) => (
          // The index is the key, because an order may contain a product twice, and its lines never change.
          <span key={index} className={styles.picture}>
            <Picture src={image} alt="" sizes={isLarge ? '12rem' : '7rem'} />
          </span>
        ))}
      </span>
      <div className={styles.titles}>
        <ul className={styles.list} aria-label="Bought">
          {shown.map(({ title, count }, index) => (
            <li key={index}>
              {title}
              {count > 1 ? (
                <>
                  {' '}
                  <span className={styles.count}>× {formatNumber(count)}</span>
                </>
              ) : null}
              {index === 0 && !isLarge && lines.length > 1 ? <Others count={lines.length - 1} /> : null}
            </li>
          ))}
        </ul>
        {more > 0 ? <p className={`${styles.quiet} ${styles.more}`}>+{formatNumber(more)} more</p> : null}
      </div>
    </div>
  )
}

/** How many other lines there are, on a phone, where a row has only the first one's name. It is never alone on a line. */
const Others = ({ count }: { count: number }) => (
  <span className={styles.others}>
    {'\u00A0'}+{formatNumber(count)} more
  </span>
)
