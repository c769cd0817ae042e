import { type CartLine, DESCRIPTION_PREVIEW_LENGTH, formatDateSpan } from '@nireeka/contracts'

/**
 * Returns the beginning of a description: at most 25 characters (spec, section 9), cut at a word, and an ellipsis. A
 * single longer word is cut where it has to be.
 */
export function preview(text: string): string {
  if (text.length <= DESCRIPTION_PREVIEW_LENGTH) return text
  const start = text.slice(0, DESCRIPTION_PREVIEW_LENGTH)
  const endsWithWord = /[\s,.;:]/.test(text.charAt(DESCRIPTION_PREVIEW_LENGTH))
  const kept = endsWithWord ? start : start.replace(/\s+\S*$/, '')
  return `${kept.replace(/[\s,.;:–-]+$/, '')}…`
}

/** Returns what a variant differs in as text: "Size M · Colour Graphite". */
export const choicesOf = (choices: NonNullable<CartLine['choices']>) =>
  choices.map(({ name, value }) => `${name} ${value}`).join(' · ')

/** Returns a line's title without the choices that it ends with, where those stand below it. */
export function nameOf({ title, choices = [] }: Pick<CartLine, 'title' | 'choices'>): string {
  const end = choices.map(({ value }) => `, ${value}`).join('')
  return end && title.endsWith(end) ? title.slice(0, -end.length) : title
}

/** Returns when a line arrives as text; null when nothing can be said. */
export function deliveryText(delivery: CartLine['delivery']): string | null {
  if (!delivery) return null
  if (delivery.kind === 'email') return 'By email, as soon as you’ve paid'
  if (delivery.kind === 'on_request') return 'Delivery date on request'
  return `Arrives ${formatDateSpan(delivery.first, delivery.last)}`
}
