import { MODAL_CLOSE_MS } from '@nireeka/contracts'
import { useEffect, useEffectEvent, useState } from 'react'

interface Listeners {
  /** Called when the closing starts. */
  onLeave?: () => void
  /** Called when the element has left the screen. */
  onClose: () => void
}

/**
 * Returns the state of an element that is open from the start until it is closed, and gone 200 ms later (spec, section
 * 4).
 */
export function useLeaving({ onLeave, onClose }: Listeners) {
  const [isOpen, setIsOpen] = useState(true)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(() => close(), MODAL_CLOSE_MS)
    return () => clearTimeout(timer)
  }, [isOpen])

  const leave = () => {
    if (isOpen) onLeave?.()
    setIsOpen(false)
  }
  return { isOpen, leave }
}
