import type { Stream } from '@nireeka/contracts'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * Returns the current value of a platform stream and rerenders when it changes. During hydration it is the server's
 * value.
 */
export function useStream<T>(stream$: Stream<T>): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = stream$.subscribe(onChange)
      return () => subscription.unsubscribe()
    },
    [stream$],
  )
  const read = () => stream$.value
  const readInitial = () => ('initial' in stream$ ? (stream$.initial as T) : stream$.value)
  return useSyncExternalStore(subscribe, read, readInitial)
}
