import { type ComponentType, useEffect, useState } from 'react'

import { useShell } from '../frame/shell-context.ts'

/** Loads the code of the cart modal and its dialog when the cart is first opened, and renders it. */
export function CartModalSlot({ onClose }: { onClose: () => void }) {
  const { platform } = useShell()
  const [Modal, setModal] = useState<ComponentType<{ onClose: () => void }> | null>(null)

  useEffect(() => {
    import('./cart-modal.tsx').then(
      ({ CartModal }) => setModal(() => CartModal),
      () => {
        platform.notify('error', 'The cart couldn’t be opened. Try again.')
        onClose()
      },
    )
  }, [onClose, platform])

  return Modal ? <Modal onClose={onClose} /> : null
}
