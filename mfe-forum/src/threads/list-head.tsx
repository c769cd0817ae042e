import { formatNumber } from '@nireeka/contracts'

import { type ListParams, SORTS } from './list-params.ts'
import styles from './list-head.module.css'

interface Props {
  params: ListParams
  /** How many threads the list has on all its pages. */
  total: number
  pages: number
}

/**
 * Names the list, with its number of threads and, beyond the first page, the page. The headings of the columns beside it
 * are hidden from screen readers: each row says the same.
 */
export const ListHead = ({ params, total, pages }: Props) => (
  <div className={styles.head}>
    <div className={styles.name}>
      <h2 id="threads" className={styles.title}>
        {nameOf(params)}
      </h2>
      <p className={styles.facts}>
        <span>{total === 1 ? '1 thread' : `${formatNumber(total)} threads`}</span>
        {params.page === 1 ? null : (
          <span>
            Page {formatNumber(params.page)} of {formatNumber(pages)}
          </span>
        )}
      </p>
    </div>
    <span className={styles.column} aria-hidden="true">
      Replies
    </span>
    <span className={styles.column} aria-hidden="true">
      Last activity
    </span>
  </div>
)

/** Returns the name of a list by its order and its tag: "Latest threads about #range". */
function nameOf({ sort, tag }: ListParams) {
  const order = SORTS.find((one) => one.sort === sort)?.label ?? ''
  return tag ? `${order} threads about #${tag}` : `${order} threads`
}
