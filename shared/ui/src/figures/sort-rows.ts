/** A value that rows can be sorted by; null and undefined come last in both directions. */
export type SortValue = number | string | Date | boolean | null | undefined

/** The column that a table is sorted by, named by its heading, and the direction. */
export interface Sort {
  header: string
  direction: 'ascending' | 'descending'
}

/** Compares texts naturally: NK-2 before NK-10, é like e. Made with the first sort, since it takes a while. */
let words: Intl.Collator | undefined

function compare(a: NonNullable<SortValue>, b: NonNullable<SortValue>) {
  if (typeof a !== 'string' && typeof b !== 'string') return Number(a) - Number(b)
  words ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  return words.compare(String(a), String(b))
}

/** Returns the rows sorted by a value; rows with equal values keep their order in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  sortBy: (row: Row) => SortValue,
  direction: Sort['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1
  return rows.toSorted((first, second) => {
    const [a, b] = [sortBy(first), sortBy(second)]
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b))
    return sign * compare(a, b)
  })
}

const isMissing = (value: SortValue): value is null | undefined => value === null || value === undefined

/** Returns the sorting after a heading was pressed: ascending at first, then the other direction. */
export const nextSort = (sort: Sort | null, header: string): Sort => ({
  header,
  direction: sort?.header === header && sort.direction === 'ascending' ? 'descending' : 'ascending',
})
