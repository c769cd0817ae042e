/**
 * Returns the text with `find` replaced; throws unless it occurs exactly once, because the patch is written for that
 * text.
 */
export function replaceOnce(text: string, find: string, put: string): string {
  const parts = text.split(find)
  if (parts.length !== 2)
    throw new Error(`The shader has “${find}” ${parts.length - 1} times instead of once.`)
  return parts.join(put)
}
