import { storage } from '@nireeka/kit/storage'

import { type GuestCart, parseGuestCart } from './guest-cart.ts'

/** What a browser can do to a cart: `damaged`, some of it can't be read; `full`, it can't be written. */
export type Trouble = 'damaged' | 'full'

interface Needs {
  changed: (lines: GuestCart) => void
  troubled: (trouble: Trouble) => void
}

/** The guest's cart in local storage, shared by all tabs; kept in memory where storage is full or forbidden. */
export function createGuestCart({ changed, troubled }: Needs) {
  let unsaved: GuestCart | null = null

  function keep(next: GuestCart) {
    unsaved = storage.write('guestCart', next) ? null : next
    if (unsaved) troubled('full')
  }

  return {
    lines(): GuestCart {
      if (unsaved || !storage.has('guestCart')) return unsaved ?? []
      const stored = storage.read('guestCart')
      const lines = parseGuestCart(stored)
      if (!Array.isArray(stored) || stored.length !== lines.length) {
        // What is left is written at once, so that it is told once.
        keep(lines)
        troubled('damaged')
      }
      return lines
    },
    save(next: GuestCart) {
      keep(next)
      // Another cart is another merge.
      storage.clear('cartMerge')
      changed(next)
    },
    clear() {
      unsaved = null
      storage.clear('guestCart', 'cartMerge')
    },
  }
}

export type GuestCartStore = ReturnType<typeof createGuestCart>
