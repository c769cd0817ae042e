/** Returns a list with one item replaced. */
export const withItem = <Item>(items: readonly Item[], at: number, item: Item): Item[] =>
  items.map((it, index) => (index === at ? item : it))

export const withoutItem = <Item>(items: readonly Item[], at: number): Item[] =>
  items.filter((_it, index) => index !== at)

/** Returns a list in which an item has changed places with the one before it. */
export function movedUp<Item>(items: readonly Item[], at: number): Item[] {
  if (at < 1) return [...items]
  return [...items.slice(0, at - 1), items[at]!, items[at - 1]!, ...items.slice(at + 1)]
}
