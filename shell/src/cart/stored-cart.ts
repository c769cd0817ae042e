import type { Platform } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'

import { type GuestCart, parseGuestCart } from './guest-lines.ts'
import type { StorageFailure } from './storage-notices.ts'

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

  const tell = (failure: StorageFailure) =>
    import('./storage-notices.ts').then(
      (code) => notify('info', code.STORAGE_NOTICES[failure]),
      () => undefined,
    )

  function write(next: GuestCart) {
    unsaved = storage.write('guestCart', next) ? null : next
    if (!unsaved || isFullTold) return
    isFullTold = true
    void tell('full')
  }

  return {
    tell,
    lines(): GuestCart {
      if (unsaved || !storage.has('guestCart')) return unsaved ?? []
      const stored = storage.read('guestCart')
      const lines = parseGuestCart(stored)
      if (!Array.isArray(stored) || stored.length !== lines.length) {
        // The readable lines are written back immediately, so that the shopper is told only once.
        write(lines)
        void tell('damaged')
      }
      return lines
    },
    save(next: GuestCart) {
      write(next)
      // A changed cart needs a new merge, with a new idempotency key.
      storage.clear('cartMerge')
      onChange()
    },
    clear() {
      unsaved = null
      storage.clear('guestCart', 'cartMerge')
    },
  }
}
