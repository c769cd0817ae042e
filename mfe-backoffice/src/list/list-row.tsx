import { Link } from '@nireeka/kit/router'

import { cardPart } from './card-part.ts'
import type { ListColumn, ListDefinition } from './list.ts'
import leads from './list-row.module.css'
import styles from './list-table.module.css'
import type { Selection } from './use-selection.ts'

interface Props<Row extends { id: number }> {
  list: Pick<ListDefinition<Row>, 'columns' | 'nameOf' | 'pathOf'>
  row: Row
  selection: Selection<Row> | null
}

/** A row, whose first cell leads to the row's page with the whole row as its click area. */
export function ListRow<Row extends { id: number }>({ list, row, selection }: Props<Row>) {
  const { columns, nameOf, pathOf } = list
  const isSelected = selection?.has(row.id) ?? false
  const path = pathOf?.(row)
  const reason = selection?.reasonOf(row.id)
  return (
    <tr className={leads.row} data-row={row.id} data-selected={isSelected || undefined}>
      {selection ? (
        <td className={styles.select}>
          <label className={styles.box}>
            <input
              type="checkbox"
              aria-label={`Select ${nameOf(row)}`}
              checked={isSelected}
              onChange={() => selection.set([row], !isSelected)}
            />
          </label>
        </td>
      ) : null}
      {columns.map(({ header, cell, align, isNarrow }, index) =>
        index === 0 ? (
          <th
            key={header}
            scope="row"
            className={isNarrow ? `${styles.first} ${styles.narrow}` : styles.first}
          >
            {path ? (
              <Link className={leads.link} to={path} data-row-focus>
                {cell(row)}
              </Link>
            ) : (
              <span tabIndex={-1} data-row-focus>
                {cell(row)}
              </span>
            )}
            {reason ? <span className={leads.reason}>{reason}</span> : null}
          </th>
        ) : (
          <td
            key={header}
            data-label={header}
            data-card={cardPart(columns, header)}
            className={classOf({ align, isNarrow })}
          >
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  )
}

function classOf({ align, isNarrow }: Pick<ListColumn<never>, 'align' | 'isNarrow'>) {
  if (align === 'end') return styles.end
  return isNarrow ? styles.narrow : undefined
}
