/** The option of `register` for a text that may be missing: an empty one is null. */
export const asText = {
  setValueAs: (typed: unknown): string | null =>
    typeof typed === 'string' && typed.trim() !== '' ? typed : null,
}
