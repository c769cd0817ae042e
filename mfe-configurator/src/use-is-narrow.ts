import { useSyncExternalStore } from 'react'

/** A phone, as in the style sheets. */
const NARROW = '(width < 40rem)'

/** Returns whether the screen is a phone's. `unseen`: the answer where no screen is there to ask, as on the server. */
export const useIsNarrow = (unseen: boolean): boolean =>
  useSyncExternalStore(
    watch,
    () => narrow()?.matches ?? unseen,
    () => unseen,
  )

const narrow = () => globalThis.matchMedia?.(NARROW)

function watch(changed: () => void) {
  const query = narrow()
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}
