import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in a served page and while it is being taken over. */
export const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
