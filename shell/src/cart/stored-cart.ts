import type { Platform } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'

import { type GuestCart, parseGuestCart } from './guest-lines.ts'

const DAMAGED =
  'A part of your cart could no longer be read in this browser. What could be kept is still there.'
const FULL = 'This browser has no room left. Your cart is kept until you close this page.'

interface Needs {
  notify: Platform['notify']
  /** Called with every change that this tab makes. */
  onChange: () => void
}

export type StoredCart = ReturnType<typeof createStoredCart>

/** Returns the guest's cart in local storage, which all tabs share. Where storage is full or forbidden, it stays in memory. */
export function createStoredCart({ notify, onChange }: Needs) {
  let unsaved: GuestCart | null = null
  let isFullTold = false

  function write(next: GuestCart) {
    unsaved = storage.write('guestCart', next) ? null : next
    if (!unsaved || isFullTold) return
    isFullTold = true
    notify('info', FULL)
  }

  return {
    lines(): GuestCart {
      if (unsaved || !storage.has('guestCart')) return unsaved ?? []
      const stored = storage.read('guestCart')
      const lines = parseGuestCart(stored)
      if (!Array.isArray(stored) || stored.length !== lines.length) {
        // The readable lines are written at once, so that the shopper is told only once.
        write(lines)
        notify('info', DAMAGED)
      }
      return lines
    },
    save(next: GuestCart) {
      write(next)
      // A changed cart is another merge.
      storage.clear('cartMerge')
      onChange()
    },
    clear() {
      unsaved = null
      storage.clear('guestCart', 'cartMerge')
    },
  }
}
