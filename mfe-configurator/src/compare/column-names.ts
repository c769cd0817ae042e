import { ORDINALS } from './compare-address.ts'

/** Returns what each column is called: its bike, or its place where another column has the same bike. */
export const columnNames = (titles: readonly string[]) =>
  titles.map((title, index) =>
    titles.indexOf(title) === titles.lastIndexOf(title) ? title : `${ORDINALS[index]} build`,
  )
