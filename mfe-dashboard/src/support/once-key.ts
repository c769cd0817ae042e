/** The same contents keep their key until they were taken, so that sending again after a lost answer does nothing twice. */
export function createOnceKey() {
  let sent = { contents: '', key: '' }
  return (values: unknown): string => {
    const contents = JSON.stringify(values)
    if (contents !== sent.contents) sent = { contents, key: crypto.randomUUID() }
    return sent.key
  }
}
