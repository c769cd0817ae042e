/** Returns numbers in groups of `size` in brackets, with as few digits as possible. */
export function groups(numbers: ArrayLike<number>, size: number, digits: number): string {
  const words: string[] = []
  for (let at = 0; at < numbers.length; at += size) {
    const group: number[] = []
    for (let i = 0; i < size; i++) group.push(rounded(numbers[at + i] ?? 0, digits))
    words.push(`(${group.join(',')})`)
  }
  return `[${words.join(',')}]`
}

/** Returns a rounded number, never -0, which would need one more character. */
export const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits + 0

/** Returns the name with only characters that USD allows. */
export const usdName = (name: string) => name.replaceAll(/[^A-Za-z0-9_]/g, '_').replace(/^(?=\d)/, '_')
