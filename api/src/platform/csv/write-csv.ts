import { Readable } from 'node:stream'

import { stringify } from 'csv-stringify'

/**
 * Returns records as a stream of CSV (RFC 4180, UTF-8 with a mark, so that spreadsheets read it right) with a first line
 * of column names. A text that a spreadsheet would compute gets an apostrophe before it; `withoutApostrophe` takes it
 * off again.
 */
export function writeCsv<Column extends string>(
  columns: readonly Column[],
  records: AsyncIterable<Record<Column, string | number>>,
): Readable {
  const rows = Readable.from(records)
  const csv = stringify({
    header: true,
    columns: [...columns],
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    // By itself it would quote only what has both characters of a line's end.
    quoted_match: /[\r\n]/,
  })
  rows.on('error', (error) => csv.destroy(error))
  csv.on('close', () => rows.destroy())
  return rows.pipe(csv)
}
