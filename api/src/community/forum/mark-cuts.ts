import type { TextPartData } from '@nireeka/contracts/api'

/** Returns an excerpt with "…" where the text that it is from goes on. */
export function markCuts(excerpt: readonly TextPartData[], text: string): TextPartData[] {
  const shown = excerpt.map((part) => part.text).join('')
  if (shown === '') return []
  const start = text.trimStart().startsWith(shown.trimStart()) ? [] : [{ text: '…', is_match: false }]
  const end = text.trimEnd().endsWith(shown.trimEnd()) ? [] : [{ text: after(shown), is_match: false }]
  return [...start, ...excerpt, ...end]
}

/** A sentence that ends before the cut has a space behind it. */
const after = (shown: string) => (/[.!?:]\s*$/.test(shown) ? ' …' : '…')
