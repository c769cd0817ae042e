import { type MouseEvent, useSyncExternalStore } from 'react'

import { type Address, readAddress, writeAddress } from '../address.ts'

const MOVED = 'gallery-moved'

function listen(changed: () => void) {
  addEventListener('popstate', changed)
  addEventListener(MOVED, changed)
  return () => {
    removeEventListener('popstate', changed)
    removeEventListener(MOVED, changed)
  }
}

/** Returns the current address from the URL, and a function that navigates. */
export function useAddress() {
  const address = readAddress(useSyncExternalStore(listen, () => location.search))
  const go = (change: Partial<Address>) => {
    history.pushState(null, '', writeAddress({ ...address, ...change }))
    dispatchEvent(new Event(MOVED))
  }
  return { address, go }
}

/** Returns whether a click is plain; with a modifier key, the browser opens another tab or window. */
export const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
