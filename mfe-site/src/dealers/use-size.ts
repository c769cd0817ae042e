import { useCallback, useState } from 'react'

export interface Size {
  width: number
  height: number
}

/** How large an element is on the screen; null until it is there. `ref` is the element's. */
export function useSize() {
  const [size, setSize] = useState<Size | null>(null)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 }
      setSize(width > 0 && height > 0 ? { width, height } : null)
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return { ref, size }
}
