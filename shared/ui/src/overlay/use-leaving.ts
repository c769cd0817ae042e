import { MODAL_CLOSE_MS } from '@nireeka/contracts'
import { useEffect, useEffectEvent, useState } from 'react'

interface Listeners {
  /** Asked before the reader closes it. */
  mayDismiss?: () => Promise<boolean>
  /** Called when the closing starts. */
  onLeave?: () => void
  /** Called when the element has left the screen. */
  onClose: () => void
}

/**
 * Returns the state of an element that is open from the start until it is closed, and gone 200 ms later (spec, section
 * 4).
 */
export function useLeaving({ mayDismiss, onLeave, onClose }: Listeners) {
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
  /** Closes it if it may be dismissed; returns false if it has stayed. */
  async function dismiss(): Promise<boolean> {
    if (mayDismiss && !(await mayDismiss())) return false
    leave()
    return true
  }
  return { isOpen, leave, dismiss }
}
