import { Readable } from 'node:stream'

import { stringify } from 'csv-stringify'

const MOST_ROWS = 200_000
const AT_ONCE = 2000

interface Source {
  /** Reads the ids of all rows in their order, at most so many. */
  ids: (most: number) => Promise<ReadonlyArray<{ id: number }>>
  /** Reads the rows of some of the ids, in their order. */
  records: (ids: readonly number[]) => Promise<ReadonlyArray<Record<string, string | number>>>
}

/**
 * Returns rows as a stream of CSV (RFC 4180, UTF-8 with a mark, so that spreadsheets read it right): at most 200,000. A
 * text that a spreadsheet would compute gets an apostrophe before it.
 */
export function csvOf(columns: readonly string[], source: Source): Readable {
  const rows = Readable.from(readAll(source))
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

/** Reads the rows a part at a time: their ids at first, so that no row is left out or comes twice. */
async function* readAll({ ids, records }: Source) {
  const all = await ids(MOST_ROWS)
  for (let start = 0; start < all.length; start += AT_ONCE) {
    yield* await records(all.slice(start, start + AT_ONCE).map(({ id }) => id))
  }
}
