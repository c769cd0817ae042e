import type { CartItem } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'

import { addItem, type GuestCart, parseGuestCart, setQuantity } from './guest-cart.ts'

/** The guest's cart in local storage, shared by all tabs; kept in memory where storage is full or forbidden. */
export function createGuestCart(changed: (lines: GuestCart) => void) {
  let unsaved: GuestCart | null = null
  const lines = () => unsaved ?? parseGuestCart(storage.read('guestCart'))

  function save(next: GuestCart) {
    unsaved = storage.write('guestCart', next) ? null : next
    // Another cart is another merge.
    storage.clear('cartMerge')
    changed(next)
  }

  return {
    lines,
    add: (item: CartItem) => save(addItem(lines(), item)),
    setQuantity: (id: number, quantity: number) => save(setQuantity(lines(), id, quantity)),
    clear() {
      unsaved = null
      storage.clear('guestCart', 'cartMerge')
    },
    /** Names this merge, for every tab and every repetition of it. */
    mergeKey(): string {
      const kept = storage.read('cartMerge')
      if (typeof kept === 'string') return kept
      const key = crypto.randomUUID()
      storage.write('cartMerge', key)
      return key
    },
  }
}
