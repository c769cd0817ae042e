import { TOAST_MS, type Tone } from '@nireeka/contracts'
import { Toast } from '@nireeka/ui'
import { use } from 'react'

import { FocusContext } from './focus-context.ts'
import { useCountdown } from './use-countdown.ts'

interface Props {
  tone: Tone
  text: string
  /** While a pointer is on it, or the window isn't looked at. */
  isHeld: boolean
  onClose: () => void
}

/**
 * A toast that leaves by a timer of ours. The library's is the end of an animation, which never comes to those who
 * asked for less motion.
 */
export function TimedToast({ tone, text, isHeld, onClose }: Props) {
  const { isFocused } = use(FocusContext)
  useCountdown(TOAST_MS, isHeld || isFocused, onClose)
  return <Toast tone={tone} text={text} onClose={onClose} />
}
