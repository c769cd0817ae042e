import { methodOf } from './payment-labels.ts'

interface Paid {
  provider: string
  card: string | null
}

/** Fewer payments than this just say how they were paid. */
const LEAST = 3

/** Returns how more than half of the payments were paid; null where no way prevails, or where there are few. */
export function usualMethod(payments: readonly Paid[]): string | null {
  if (payments.length < LEAST) return null
  const methods = payments.map(({ provider, card }) => methodOf(provider, card))
  const count = (method: string) => methods.filter((one) => one === method).length
  return methods.find((method) => count(method) > methods.length / 2) ?? null
}
