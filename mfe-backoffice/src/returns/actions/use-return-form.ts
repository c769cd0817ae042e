import { useState } from 'react'

import { useVersionedChange } from '../../changes/use-versioned-change.ts'
import { type Return, returnKey } from '../return.api.ts'

const ABOUT = { keyOf: ({ id }: Return) => returnKey(id), list: 'returns' }

/**
 * Returns what a dialog needs that changes a return: the function that makes the change, what its reader has seen, and the
 * return that was read, which decides the version. After a conflict that is the present one, so that the next try is
 * about it.
 */
export function useReturnForm(now: Return) {
  const { change, seen } = useVersionedChange<Return>(ABOUT)
  const [opened] = useState(now)
  return { change, seen, read: seen ? now : opened }
}
