import { ProviderAway } from './provider.ts'

/**
 * Does the work for each, one after the other. What fails keeps no other waiting: a provider that is away is not asked
 * again in this round, and all errors are told together at its end.
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
