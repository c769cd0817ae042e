import { formatNumber, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { Button } from '@nireeka/ui'
import { useState } from 'react'

import type { ListDefinition, ListPage, ListState } from '../list.ts'
import styles from './bulk.module.css'
import { listKey } from '../list-query.ts'
import type { Selection } from '../use-selection.ts'
import type { ActOnRow, BulkAction } from './bulk-action.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { readAllRows } from './read-all-rows.ts'

interface Props<Row extends { id: number }> {
  list: ListDefinition<Row>
  state: ListState
  /** The page that is shown, once it is there. */
  page: ListPage<Row> | undefined
  actions: ReadonlyArray<BulkAction<Row>>
  selection: Selection<Row>
}

interface Chosen<Row> {
  action: BulkAction<Row>
  rows: readonly Row[]
  /** Null while the action still asks for what it needs. */
  act: ActOnRow<Row> | null
}

/** The bar at the lower edge while rows are selected: how many, and what can be done with them. It is gone without any. */
export function BulkBar<Row extends { id: number }>(props: Props<Row>) {
  const { list, page, actions, selection } = props
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
        {page && count < page.total ? <SelectAll {...props} page={page} /> : null}
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

/** A button that selects every row that matches, on all pages. */
function SelectAll<Row extends { id: number }>({
  list,
  state,
  page: { total, pages },
  selection,
}: Props<Row> & { page: ListPage<Row> }) {
  const { http, notify } = usePlatform()
  const reading = useMutation({
    mutationFn: () => readAllRows(http, list, { state, pages }),
    onSuccess: (rows) => selection.set(rows, true),
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  return (
    <Button tone="quiet" size="small" isBusy={reading.isPending} onClick={() => reading.mutate()}>
      Select all {formatNumber(total)}
    </Button>
  )
}
