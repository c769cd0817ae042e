import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './data-table.module.css'
import type { Sort } from './sort-rows.ts'

interface Props {
  header: string
  isEnd: boolean
  /** The sorting of this column; null when the table isn't sorted by it. */
  direction: Sort['direction'] | null
  /** Called when the heading is pressed; without it the table can't be sorted by this column. */
  onSort?: () => void
}

/** The heading of a column: a button where the rows can be sorted by the column. */
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
