import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Returns whether the page is hydrated: false on the server and during hydration. */
export const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
