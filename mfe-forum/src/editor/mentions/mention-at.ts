/** A mention that is being typed: where its @ is, and the beginning of the name. */
export interface Mention {
  at: number
  name: string
}

const BEGUN = /(?<![\p{L}\p{N}@/._-])@([\p{L}\p{N}][\p{L}\p{N}._-]{0,59})$/u

/** Returns the mention that ends at the caret, as the server would read it; null when there is none. */
export function mentionAt(text: string, caret: number): Mention | null {
  const line = text.slice(text.lastIndexOf('\n', caret - 1) + 1, caret)
  // A quote mentions nobody, and neither does code.
  if (/^ {0,3}>/.test(line) || (line.split('`').length - 1) % 2 === 1) return null
  const name = BEGUN.exec(line)?.[1]
  return name === undefined ? null : { at: caret - name.length - 1, name }
}
