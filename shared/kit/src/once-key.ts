/** Returns a function that gives the same contents the same idempotency key, so that a retry after a lost answer does nothing twice. */
export function createOnceKey() {
  let sent = { contents: '', key: '' }
  return (values: unknown): string => {
    const contents = JSON.stringify(values)
    if (contents !== sent.contents) sent = { contents, key: crypto.randomUUID() }
    return sent.key
  }
}
