import type { Thrown } from './messages.ts'

const MAX_LENGTH = 2000

/** Returns a thrown value as text of limited length, since a bundle can throw anything. */
export function describeError(error: unknown): Thrown {
  try {
    const { message, stack } = error instanceof Error ? error : { message: error, stack: '' }
    return { message: cut(message), stack: cut(stack ?? '') }
  } catch {
    return { message: 'Something was thrown that has no text', stack: '' }
  }
}

const cut = (text: unknown) => String(text).slice(0, MAX_LENGTH)
