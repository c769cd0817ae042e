import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Returns whether the page is being printed; all is rendered anew before the browser reads it. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const tell = (next: boolean) => flushSync(() => setPrinting(next))
    addEventListener('beforeprint', () => tell(true), { signal: stop.signal })
    addEventListener('afterprint', () => tell(false), { signal: stop.signal })
    return () => stop.abort()
  }, [])
  return isPrinting
}
