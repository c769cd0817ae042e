import { createContext, use } from 'react'

import type { Builder } from './builder.ts'

/** For steps whose code comes on demand, which can't be handed anything. */
export const BuilderContext = createContext<Builder | null>(null)

export function useGivenBuilder(): Builder {
  const builder = use(BuilderContext)
  if (!builder) throw new Error('A step of the builder stands outside of it.')
  return builder
}
