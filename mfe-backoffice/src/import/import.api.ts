import type { Http } from '@nireeka/contracts'
import type { ImportCheckData } from '@nireeka/contracts/api'
import { type InOurNames, inOurNames } from '@nireeka/kit'

/** What the import of a file would change, and what is wrong with it. */
export type ImportCheck = InOurNames<ImportCheckData>
export type ItemChange = ImportCheck['changes'][number]
export type LineError = ImportCheck['errors'][number]

/** Checks a CSV file; nothing is written. */
export const checkFile = async (http: Http, file: File): Promise<ImportCheck> =>
  inOurNames(
    (await http.post('/api/backoffice/imports/check', file, { headers: { 'content-type': 'text/csv' } }))
      .data,
  )

interface Importing {
  fileName: string
  changes: readonly ItemChange[]
  /** The idempotency key: with the same key again nothing is imported twice. */
  key: string
}

/** Makes the changes of a check, all of them or none; returns how many items have changed. */
export async function applyImport(http: Http, { fileName, changes, key }: Importing): Promise<number> {
  const body = {
    file_name: fileName.slice(-NAME_LENGTH),
    changes: changes.map(({ kind, id, stock, price, published }) => ({ kind, id, stock, price, published })),
  }
  const headers = { 'idempotency-key': key }
  return (await http.post('/api/backoffice/imports', body, { headers })).data.items
}

/** The most letters of a file's name that are kept. */
const NAME_LENGTH = 120
