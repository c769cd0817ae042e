import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './data-table.module.css'
import type { Sort } from './sort-rows.ts'

interface Props {
  header: string
  isEnd: boolean
  /** Null: the table is sorted by another column, or by none. */
  direction: Sort['direction'] | null
  /** Without it the column can't be sorted by. */
  onSort?: () => void
}

/** A column's heading; a button where the rows can be sorted by it. */
export const ColumnHead = ({ header, isEnd, direction, onSort }: Props) => (
  <th
    className={classNames(styles.head, isEnd && styles.end)}
    scope="col"
    aria-sort={onSort ? (direction ?? 'none') : undefined}
  >
    {onSort ? (
      <button type="button" className={styles.sort} onClick={onSort}>
        {header}
        <Icon name="chevron-down" />
      </button>
    ) : (
      header
    )}
  </th>
)
