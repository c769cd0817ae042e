import type { Stream } from '@nireeka/contracts'
import { useCallback, useSyncExternalStore } from 'react'

/** The present value of a platform stream; renders again when it changes. While hydrating, the one the server had. */
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
