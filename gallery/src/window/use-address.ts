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

/** The address bar, and how to go elsewhere. */
export function useAddress() {
  const address = readAddress(useSyncExternalStore(listen, () => location.search))
  const go = (change: Partial<Address>) => {
    history.pushState(null, '', writeAddress({ ...address, ...change }))
    dispatchEvent(new Event(MOVED))
  }
  return { address, go }
}

/** A press that means "another tab" or "another window" stays the browser's. */
export const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
