import { formatNumber } from '@nireeka/contracts'
import { useQueryClient } from '@nireeka/kit/query'
import { Button } from '@nireeka/ui'
import { type ReactNode, type RefObject, useRef, useState } from 'react'

import type { ListDefinition } from '../list.ts'
import styles from './bulk.module.css'
import { listKey } from '../list-query.ts'
import type { Selection } from '../use-selection.ts'
import type { ActOnRow, BulkAction } from './bulk-action.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { useFocusBack } from './use-focus-back.ts'

interface Props<Row extends { id: number }> {
  list: Pick<ListDefinition<Row>, 'name' | 'nameOf'>
  actions: ReadonlyArray<BulkAction<Row>>
  selection: Selection<Row>
  /** The element with the rows, which gets the focus when the bar is gone and no row is left. */
  box: RefObject<HTMLElement | null>
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
export function BulkBar<Row extends { id: number }>({ list, actions, selection, box, tools }: Props<Row>) {
  const queries = useQueryClient()
  const [chosen, choose] = useState<Chosen<Row> | null>(null)
  const bar = useRef<HTMLDivElement>(null)
  const focusBack = useFocusBack({ list: box, bar })
  const count = selection.rows.length

  /** Closes what an action has opened; the focus stays in the list. */
  const close = ({ action, rows }: Chosen<Row>) => {
    choose(null)
    focusBack(rows, actions.indexOf(action))
  }
  const end = (done: Chosen<Row>) => {
    close(done)
    void queries.invalidateQueries({ queryKey: listKey(list.name) })
  }
  if (count === 0 && !chosen) return null
  return (
    <div ref={bar} className={styles.bar} role="region" aria-label="Selected rows">
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
        <Button
          tone="quiet"
          size="small"
          onClick={() => {
            focusBack(selection.rows, 0)
            selection.clear()
          }}
        >
          Clear selection
        </Button>
      </div>
      {chosen && !chosen.act
        ? chosen.action.ask?.({
            rows: chosen.rows,
            onReady: (act) => choose({ ...chosen, act }),
            onCancel: () => close(chosen),
          })
        : null}
      {chosen?.act ? (
        <BulkDialog
          title={chosen.action.running}
          rows={chosen.rows}
          act={chosen.act}
          nameOf={list.nameOf}
          onEnd={selection.keep}
          onClose={() => end(chosen)}
        />
      ) : null}
    </div>
  )
}
