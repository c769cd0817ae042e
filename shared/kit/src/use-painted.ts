import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

import { nextTask } from './next-task.ts'

const never = () => () => undefined

/**
 * Returns whether the page has been painted once, so that a page which is opened in the browser first renders what is on
 * the screen, and what is below it afterwards, without holding anything up. It is true at once on the server and in a
 * page that is hydrated. What waits for it must be below the first screen, because it moves what follows it.
 */
export function usePainted(): boolean {
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [isPainted, setPainted] = useState(isFromServer)
  useEffect(() => {
    if (isPainted) return
    let isLeft = false
    const frame = requestAnimationFrame(async () => {
      await nextTask()
      if (!isLeft) startTransition(() => setPainted(true))
    })
    return () => {
      isLeft = true
      cancelAnimationFrame(frame)
    }
  }, [isPainted])
  return isPainted
}
