import { usePlatform, useStream } from '@nireeka/kit'
import { useState } from 'react'

import type { Want } from './want.ts'

/**
 * Returns what somebody wants that needs a login, and `asked`, which is that for guests: what is clicked before it is
 * known who is here waits for that. `count` is another number for each wish, so that each has a dialog of its own, also
 * while the last one is still closing.
 */
export function useWant() {
  const session = useStream(usePlatform().session$)
  const [{ want, count }, setState] = useState<{ want: Want | null; count: number }>({ want: null, count: 0 })
  const setWant = (next: Want | null) => setState((last) => ({ want: next, count: last.count + 1 }))
  return { want, setWant, count, asked: session.status === 'guest' ? want : null }
}
