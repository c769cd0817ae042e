import { ProviderAway } from './provider.ts'

/**
 * Runs the work for each item, one after the other. A failure doesn't stop the others, except that an unavailable
 * provider isn't asked again in this round. All errors are thrown together at the end.
 */
export async function inTurn<T extends { provider: string }>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const away = new Set<string>()
  const errors: unknown[] = []
  for (const item of items) {
    if (away.has(item.provider)) continue
    try {
      await work(item)
    } catch (error) {
      if (error instanceof ProviderAway) away.add(item.provider)
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some payments could not be looked after')
}
