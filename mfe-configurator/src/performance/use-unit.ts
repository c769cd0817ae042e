import { usePlatform, useStream } from '@nireeka/kit'

import type { Unit } from './measures.ts'

/** The member's unit; a guest reads metric (spec, section 3: 0 when missing). */
export function useUnit(): Unit {
  const session = useStream(usePlatform().session$)
  return session.status === 'member' ? session.user.unit : 0
}
