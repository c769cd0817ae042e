import { usePlatform, useStream } from '@nireeka/kit'
import { useState } from 'react'

import type { Want } from './want.ts'

/**
 * Returns what somebody wants that needs a login, and `asked`, which is that for guests: what is clicked before it is
 * known who is here waits for that.
 */
export function useWant() {
  const session = useStream(usePlatform().session$)
  const [want, setWant] = useState<Want | null>(null)
  return { want, setWant, asked: session.status === 'guest' ? want : null }
}
