import { useSyncExternalStore } from 'react'

function listen(tell: () => void) {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}

/** Returns whether the device has a connection, as far as the browser knows. */
export const useIsOnline = () => useSyncExternalStore(listen, () => navigator.onLine)
