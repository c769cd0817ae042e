import type { SelectFilter } from './list.ts'

interface Choosing {
  name: string
  label: string
  /** The label of each value. */
  options: Readonly<Record<string, string>> | ReadonlyArray<SelectFilter['options'][number]>
}

const isList = (options: Choosing['options']): options is SelectFilter['options'] => Array.isArray(options)

/** Returns a filter with one select, which begins with "All". */
export const selectFilter = ({ name, label, options }: Choosing): SelectFilter => ({
  kind: 'select',
  name,
  label,
  any: 'All',
  options: isList(options)
    ? options
    : Object.entries(options).map(([value, text]) => ({ value, label: text })),
})

/** The filter of lists whose rows are in the shop or not. */
export const PUBLISHED_FILTER = selectFilter({
  name: 'published',
  label: 'Status',
  options: { yes: 'Published', no: 'Unpublished' },
})
