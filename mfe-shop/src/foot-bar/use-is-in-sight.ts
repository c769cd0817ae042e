import { type RefObject, useEffect, useState } from 'react'

/** The share of the element that must be visible, unless another one is asked for. */
const ENOUGH = 0.6

/** Returns whether an element is visible; true until the browser has reported otherwise. */
export function useIsInSight(element: RefObject<Element | null>, enough = ENOUGH) {
  const [isInSight, setIsInSight] = useState(true)
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => setIsInSight(entries.at(-1)!.intersectionRatio >= enough),
      { threshold: enough },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, enough])
  return isInSight
}
