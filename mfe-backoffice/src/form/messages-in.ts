/** Returns the sentences of a field that has parts, in any depth. */
export function messagesIn(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return []
  const { message } = error as { message?: unknown }
  if (typeof message === 'string' && message !== '') return [message]
  return [
    ...new Set(Object.entries(error).flatMap(([name, part]) => (name === 'ref' ? [] : messagesIn(part)))),
  ]
}
