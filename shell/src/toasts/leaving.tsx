import { use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { ToastTransitionProps } from 'react-toastify/unstyled'

import { FocusContext } from './focus-context.ts'

/** As long as --motion. */
const LEAVE_MS = 200

/** Coming and going are the style sheet's; this only waits for it. What was dragged away is gone already. */
export function Leaving({ children, nodeRef, isIn, ...rest }: ToastTransitionProps) {
  const { preventExitTransition, done, playToast } = rest
  const { giveBack } = use(FocusContext)
  const play = useRef(playToast)
  useLayoutEffect(() => play.current(), [])

  const leave = useEffectEvent(() => {
    if (nodeRef.current?.contains(document.activeElement)) giveBack()
    return setTimeout(done, preventExitTransition ? 0 : LEAVE_MS)
  })
  useEffect(() => {
    if (isIn) return
    const timer = leave()
    return () => clearTimeout(timer)
  }, [isIn])
  return children
}
