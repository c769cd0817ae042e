/** How far below the screen a part counts as near. */
const MARGIN = '600px 0px'

/**
 * Calls `then` once, when the element is near the screen, and returns how to stop that. A browser without
 * IntersectionObserver keeps what the server has rendered.
 */
export function whenNear(element: Element, then: () => void): () => void {
  if (!('IntersectionObserver' in window)) return () => undefined
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      then()
    },
    { rootMargin: MARGIN },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
