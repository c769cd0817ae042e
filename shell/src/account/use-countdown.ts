import { useEffect, useState } from 'react'

/** Returns the seconds left of a countdown, and a function that starts it. */
export function useCountdown() {
  const [seconds, setSeconds] = useState(0)
  const isRunning = seconds > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return { seconds, start: setSeconds }
}
