import { use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { ToastTransitionProps } from 'react-toastify/unstyled'

import { FocusContext } from './focus-context.ts'

/** The leave animation's duration in ms, the same as --motion. */
const LEAVE_MS = 200

/**
 * Delays a toast's removal until its closing animation in the style sheet ends. A toast that was dragged away is
 * removed immediately.
 */
export function Leaving({ children, nodeRef, isIn, ...rest }: ToastTransitionProps) {
  const { preventExitTransition, done, playToast } = rest
  const { returnFocus } = use(FocusContext)
  const play = useRef(playToast)
  useLayoutEffect(() => play.current(), [])

  const leave = useEffectEvent(() => {
    if (nodeRef.current?.contains(document.activeElement)) returnFocus()
    return setTimeout(done, preventExitTransition ? 0 : LEAVE_MS)
  })
  useEffect(() => {
    if (isIn) return
    const timer = leave()
    return () => clearTimeout(timer)
  }, [isIn])
  return children
}
