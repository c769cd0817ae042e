/** Numbers in brackets, so many in a group, no longer than they must be. */
export function groups(numbers: ArrayLike<number>, size: number, digits: number): string {
  const words: string[] = []
  for (let at = 0; at < numbers.length; at += size) {
    const group: number[] = []
    for (let i = 0; i < size; i++) group.push(rounded(numbers[at + i] ?? 0, digits))
    words.push(`(${group.join(',')})`)
  }
  return `[${words.join(',')}]`
}

/** Never -0, which would be a character more. */
export const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits + 0

/** A name as USD allows it. */
export const usdName = (name: string) => name.replaceAll(/[^A-Za-z0-9_]/g, '_').replace(/^(?=\d)/, '_')
