import { usePlatform, useStream } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'

import type { Unit } from './measures.ts'
import { unitOf } from './unit.api.ts'

/** The member's unit; a guest reads metric (spec, section 3: 0 when missing). */
export function useUnit(): Unit {
  const { http, session$ } = usePlatform()
  const session = useStream(session$)
  const user = session.status === 'member' ? session.user : null
  return useQuery(unitOf(http, user)).data ?? 0
}
