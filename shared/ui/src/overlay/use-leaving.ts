import { MODAL_CLOSE_MS } from '@nireeka/contracts'
import { useEffect, useEffectEvent, useState } from 'react'

interface Listeners {
  /** Called at once, when the closing starts. */
  onLeave?: () => void
  /** Called when it has left the screen. */
  onClose: () => void
}

/** Open from the beginning until somebody leaves; gone 200 ms later (spec, section 4). */
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
