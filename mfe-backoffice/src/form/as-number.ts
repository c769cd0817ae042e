/**
 * The option of `register` for an input whose text is a number or an amount in dollars: null for an empty one, and NaN
 * for what is no number, which no schema takes.
 */
export const asNumber = {
  setValueAs: (typed: unknown): number | null => {
    if (typeof typed !== 'string') return typeof typed === 'number' ? typed : null
    const text = typed.trim().replace(/^\$/, '').replaceAll(',', '')
    return text === '' ? null : Number(text)
  },
}
