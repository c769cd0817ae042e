import { type QueryKey, useQueryClient } from '@nireeka/kit/query'
import { useEffectEvent, useState } from 'react'

import { coalesce } from './coalesce.ts'
import { useLive } from './use-live.ts'

/** Asks for a query's data again whenever a topic has changed, or may have; null watches nothing. */
export function useLiveQuery(topic: string | null, queryKey: QueryKey) {
  const queries = useQueryClient()
  const reload = useEffectEvent(() => queries.invalidateQueries({ queryKey }).catch(() => undefined))
  const [call] = useState(() => coalesce(() => reload()))
  useLive(topic, () => void call())
}
