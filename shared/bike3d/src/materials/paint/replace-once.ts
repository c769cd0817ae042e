/** The text with `find` replaced; fails unless it is there exactly once, as the patch was written for that text. */
export function replaceOnce(text: string, find: string, put: string): string {
  const parts = text.split(find)
  if (parts.length !== 2)
    throw new Error(`The shader has “${find}” ${parts.length - 1} times instead of once.`)
  return parts.join(put)
}
