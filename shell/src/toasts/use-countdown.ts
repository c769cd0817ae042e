import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls back once the time is over. Time during which the countdown is held doesn't count. */
export function useCountdown(ms: number, isHeld: boolean, onEnd: () => void) {
  const left = useRef(ms)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isHeld) return
    const start = Date.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - start
    }
  }, [isHeld])
}
