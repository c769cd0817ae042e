import { TOAST_MS, type Tone } from '@nireeka/contracts'
import { Toast } from '@nireeka/ui'
import { use } from 'react'

import { CartWays } from './cart-ways.tsx'
import { FocusContext } from './focus-context.ts'
import { useCountdown } from './use-countdown.ts'

interface Props {
  tone: Tone
  text: string
  /** Whether links lead to the cart and to the checkout. */
  hasWays: boolean
  /** Whether the timer is paused: a pointer is on the toast, or the window is in the background. */
  isHeld: boolean
  onClose: () => void
}

/**
 * A toast that is closed by our own timer. The library's timer ends with an animation, which never runs for visitors
 * who prefer reduced motion.
 */
export function TimedToast({ tone, text, hasWays, isHeld, onClose }: Props) {
  const { isFocused } = use(FocusContext)
  useCountdown(TOAST_MS, isHeld || isFocused, onClose)
  return (
    <Toast
      tone={tone}
      text={text}
      ways={hasWays ? <CartWays onLeave={onClose} /> : undefined}
      onClose={onClose}
    />
  )
}
