/** What a column can be sorted by; null and undefined come last in both directions. */
export type SortValue = number | string | Date | boolean | null | undefined

/** Which column a table is sorted by, by its heading. */
export interface Sort {
  header: string
  direction: 'ascending' | 'descending'
}

/** Words as in a register: NK-2 before NK-10, é beside e. */
const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

function compare(a: NonNullable<SortValue>, b: NonNullable<SortValue>) {
  return typeof a === 'string' || typeof b === 'string'
    ? words.compare(String(a), String(b))
    : Number(a) - Number(b)
}

/** The rows in another order; rows that are equal keep theirs, in both directions. */
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

/** A first press sorts upwards, another one turns the order round. */
export const nextSort = (sort: Sort | null, header: string): Sort => ({
  header,
  direction: sort?.header === header && sort.direction === 'ascending' ? 'descending' : 'ascending',
})
