import type { Http } from '@nireeka/contracts'
import type { ReactNode } from 'react'

/**
 * Makes the call for one row. `key` is the row's own idempotency key, the same when the call is repeated because nobody
 * knows whether it arrived.
 */
export type ActOnRow<Row> = (http: Http, row: Row, key: string) => Promise<unknown>

/** What can be done with many rows at once, one call each. */
export interface BulkAction<Row> {
  /** The button's text: 'Mark as ready to ship'. */
  label: string
  /** The heading while it runs: 'Marking as ready to ship'. */
  running: string
  act?: ActOnRow<Row>
  /** Asks for what the action needs besides the rows, and then calls `onReady` with the function for one row. */
  ask?: (needs: AskNeeds<Row>) => ReactNode
}

export interface AskNeeds<Row> {
  rows: readonly Row[]
  onReady: (act: ActOnRow<Row>) => void
  onCancel: () => void
}
