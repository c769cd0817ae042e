import { LAZY_MARGIN_PX } from '@nireeka/contracts'
import { type RefObject, useEffect } from 'react'

/** Calls back once when the element comes near the viewport. */
export function useNear(element: RefObject<Element | null>, onNear: () => void) {
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in globalThis)) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        onNear()
      },
      { rootMargin: `${LAZY_MARGIN_PX}px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, onNear])
}
