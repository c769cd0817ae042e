import { type RefObject, useEffect, useState } from 'react'

/** So much of it has to be seen. */
const ENOUGH = 0.6

/** Whether an element can be seen; true until the browser has said otherwise. */
export function useIsInSight(element: RefObject<Element | null>) {
  const [isInSight, setIsInSight] = useState(true)
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => setIsInSight(entries.at(-1)!.intersectionRatio >= ENOUGH),
      { threshold: ENOUGH },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInSight
}
