import { useSyncExternalStore } from 'react'

/** Room for something beside the list, as in the style sheets. */
const WIDE = '(width >= 60rem)'

/** Returns whether there is room beside the list; false on the server, which can't know. */
export const useIsWide = (): boolean => useSyncExternalStore(watch, () => wide()?.matches ?? false, unknown)

const wide = () => globalThis.matchMedia?.(WIDE)
const unknown = () => false

function watch(changed: () => void) {
  const query = wide()
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}
