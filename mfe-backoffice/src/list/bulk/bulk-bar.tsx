import { formatNumber } from '@nireeka/contracts'
import { useQueryClient } from '@nireeka/kit/query'
import { Button } from '@nireeka/ui'
import { type ReactNode, useState } from 'react'

import type { ListDefinition } from '../list.ts'
import styles from './bulk.module.css'
import { listKey } from '../list-query.ts'
import type { Selection } from '../use-selection.ts'
import type { ActOnRow, BulkAction } from './bulk-action.ts'
import { BulkDialog } from './bulk-dialog.tsx'

interface Props<Row extends { id: number }> {
  list: Pick<ListDefinition<Row>, 'name' | 'nameOf'>
  actions: ReadonlyArray<BulkAction<Row>>
  selection: Selection<Row>
  /** More buttons, which make no call for each row. */
  tools?: ReactNode
}

interface Chosen<Row> {
  action: BulkAction<Row>
  rows: readonly Row[]
  /** Null while the action still asks for what it needs. */
  act: ActOnRow<Row> | null
}

/** The bar at the lower edge while rows are selected: how many, and what can be done with them. It is gone without any. */
export function BulkBar<Row extends { id: number }>({ list, actions, selection, tools }: Props<Row>) {
  const queries = useQueryClient()
  const [chosen, choose] = useState<Chosen<Row> | null>(null)
  const count = selection.rows.length

  const end = () => {
    choose(null)
    void queries.invalidateQueries({ queryKey: listKey(list.name) })
  }
  if (count === 0 && !chosen) return null
  return (
    <div className={styles.bar} role="region" aria-label="Selected rows">
      <p role="status">{formatNumber(count)} selected</p>
      <div className={styles.buttons}>
        {actions.map((action) => (
          <Button
            key={action.label}
            size="small"
            onClick={() => choose({ action, rows: selection.rows, act: action.act ?? null })}
          >
            {action.label}
          </Button>
        ))}
        {tools}
        <Button tone="quiet" size="small" onClick={selection.clear}>
          Clear selection
        </Button>
      </div>
      {chosen && !chosen.act
        ? chosen.action.ask?.({
            rows: chosen.rows,
            onReady: (act) => choose({ ...chosen, act }),
            onCancel: () => choose(null),
          })
        : null}
      {chosen?.act ? (
        <BulkDialog
          title={chosen.action.running}
          rows={chosen.rows}
          act={chosen.act}
          nameOf={list.nameOf}
          onEnd={selection.keep}
          onClose={end}
        />
      ) : null}
    </div>
  )
}
