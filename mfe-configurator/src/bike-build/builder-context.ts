import { createContext, use } from 'react'

import type { Builder } from './builder.ts'

/** Passes the builder to lazily loaded steps, which can't receive it as a prop. */
export const BuilderContext = createContext<Builder | null>(null)

export function useGivenBuilder(): Builder {
  const builder = use(BuilderContext)
  if (!builder) throw new Error('A step of the builder stands outside of it.')
  return builder
}
