const MOST_ROWS = 200_000
const AT_ONCE = 2000

interface Source<Item> {
  /** Reads the ids of all rows in their order, at most so many. */
  ids: (most: number) => Promise<ReadonlyArray<{ id: number }>>
  /** Reads the records of some of the ids, in their order. */
  records: (ids: readonly number[]) => Promise<readonly Item[]>
}

/**
 * Returns the records of a long list, at most 200,000, which are read a part at a time: their ids at first, so that none
 * is left out or comes twice.
 */
export async function* recordsInParts<Item>({ ids, records }: Source<Item>) {
  const all = await ids(MOST_ROWS)
  for (let start = 0; start < all.length; start += AT_ONCE) {
    yield* await records(all.slice(start, start + AT_ONCE).map(({ id }) => id))
  }
}
