import type { Db } from '../../platform/index.ts'
import type { PriceSubjectKind } from './tables.ts'

/** What a price belongs to. */
export interface PriceSubject<Kind extends PriceSubjectKind = PriceSubjectKind> {
  kind: Kind
  id: number
}

/** How a domain reads and writes the prices of one of its tables. */
export interface PriceTable {
  /** Locks the row until the transaction ends and returns its price in cents; undefined when there is no such row. */
  lock: (trx: Db, id: number) => Promise<number | undefined>
  write: (trx: Db, id: number, cents: number) => Promise<unknown>
}
