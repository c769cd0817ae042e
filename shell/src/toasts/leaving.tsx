import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ToastTransitionProps } from 'react-toastify/unstyled'

/** As long as --motion. */
const LEAVE_MS = 200

/** Coming and going are the style sheet's; this only waits for it. What was dragged away is gone already. */
export function Leaving({ children, isIn, preventExitTransition, done, playToast }: ToastTransitionProps) {
  const play = useRef(playToast)
  useLayoutEffect(() => play.current(), [])
  useEffect(() => {
    if (isIn) return
    const timer = setTimeout(done, preventExitTransition ? 0 : LEAVE_MS)
    return () => clearTimeout(timer)
  }, [isIn, preventExitTransition, done])
  return children
}
