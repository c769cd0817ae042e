import { formatNumber, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation } from '@nireeka/kit/query'
import { Button } from '@nireeka/ui'

import type { ListDefinition, ListPage, ListState } from '../list.ts'
import type { Selection } from '../use-selection.ts'
import { readAllRows } from './read-all-rows.ts'

interface Props<Row extends { id: number }> {
  list: ListDefinition<Row>
  state: ListState
  /** The page that is shown, once it is there. */
  page: ListPage<Row> | undefined
  selection: Selection<Row>
}

/** A button that selects every row that matches, on all pages; nothing once all are selected. */
export function SelectAll<Row extends { id: number }>({ list, state, page, selection }: Props<Row>) {
  const { http, notify } = usePlatform()
  const reading = useMutation({
    mutationFn: (pages: number) => readAllRows(http, list, { state, pages }),
    onSuccess: (rows) => selection.set(rows, true),
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  if (!page || selection.rows.length >= page.total) return null
  return (
    <Button tone="quiet" size="small" isBusy={reading.isPending} onClick={() => reading.mutate(page.pages)}>
      Select all {formatNumber(page.total)}
    </Button>
  )
}
