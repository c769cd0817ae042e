import { useCallback, useState } from 'react'

export interface Size {
  width: number
  height: number
}

/** Returns an element's size on the screen, null until it is rendered, and the `ref` to attach to it. */
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
