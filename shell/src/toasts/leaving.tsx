import { use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { ToastTransitionProps } from 'react-toastify/unstyled'

import { FocusContext } from './focus-context.ts'

/** The same time as --motion. */
const LEAVE_MS = 200

/** Waits for the style sheet's animation of a toast that closes. A toast that was dragged away needs no wait. */
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
