export interface OfYear<Item> {
  year: number
  items: Item[]
}

/** Groups a sorted list by years in UTC, in the order of the list. */
export function byYear<Item>(items: readonly Item[], dateOf: (item: Item) => Date): Array<OfYear<Item>> {
  const groups: Array<OfYear<Item>> = []
  for (const item of items) {
    const year = dateOf(item).getUTCFullYear()
    const last = groups.at(-1)
    if (last?.year === year) last.items.push(item)
    else groups.push({ year, items: [item] })
  }
  return groups
}
