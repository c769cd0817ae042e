export interface DiffLine {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Longer texts than these have everything between what they have in common replaced. */
const MOST_COMPARED = 4_000_000

/** Returns the lines of two texts in one order, with as many as possible in common. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  let first = 0
  while (first < before.length && first < after.length && before[first] === after[first]) first++
  let last = 0
  const most = Math.min(before.length, after.length) - first
  while (last < most && before.at(-1 - last) === after.at(-1 - last)) last++
  const old = before.slice(first, before.length - last)
  const now = after.slice(first, after.length - last)
  return [
    ...as('same', before.slice(0, first)),
    ...(old.length * now.length > MOST_COMPARED
      ? [...as('removed', old), ...as('added', now)]
      : compare(old, now)),
    ...as('same', before.slice(before.length - last)),
  ]
}

const as = (kind: DiffLine['kind'], lines: readonly string[]): DiffLine[] =>
  lines.map((text) => ({ kind, text }))

/** Compares by the longest common subsequence. */
function compare(old: readonly string[], now: readonly string[]): DiffLine[] {
  const common = commonLengths(old, now)
  const at = (row: number, column: number) => common[row]?.[column] ?? 0
  const lines: DiffLine[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < now.length) {
    const [was, is] = [old[row], now[column]]
    if (was !== undefined && was === is) {
      lines.push({ kind: 'same', text: was })
      row++
      column++
    } else if (was !== undefined && (is === undefined || at(row + 1, column) >= at(row, column + 1))) {
      lines.push({ kind: 'removed', text: was })
      row++
    } else {
      lines.push({ kind: 'added', text: is ?? '' })
      column++
    }
  }
  return lines
}

/** Returns how many lines the rests of both texts have in common, from each line of both on. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const common = Array.from({ length: old.length + 1 }, () => Array<number>(now.length + 1).fill(0))
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = now.length - 1; column >= 0; column--)
      common[row]![column] =
        old[row] === now[column]
          ? common[row + 1]![column + 1]! + 1
          : Math.max(common[row + 1]![column]!, common[row]![column + 1]!)
  return common
}
