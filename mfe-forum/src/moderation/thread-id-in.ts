/** Returns the id of the thread that an address or a number names; null for neither. */
export function threadIdIn(text: string): number | null {
  const [, id] =
    text.trim().match(/^(?:(?:https?:\/\/[^/]+)?\/forum\/thread\/)?([1-9]\d{0,8})(?:[?#].*)?$/) ?? []
  return id ? Number(id) : null
}
