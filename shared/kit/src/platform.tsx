import type { Platform } from '@nireeka/contracts'
import { createContext, use } from 'react'

const PlatformContext = createContext<Platform | null>(null)

export const PlatformProvider = PlatformContext.Provider

/** Returns the platform that the shell gave to this remote: HTTP, session, cart, events, toasts. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext)
  if (!platform) throw new Error('usePlatform was called outside a remote')
  return platform
}
