import { type QueryKey, useQueryClient } from '@nireeka/kit/query'
import { useState } from 'react'

import { coalesce } from './coalesce.ts'
import { useLive } from './use-live.ts'

/** Asks for a query's data again whenever a topic has changed, or may have; null watches nothing. */
export function useLiveQuery(topic: string | null, queryKey: QueryKey) {
  const queries = useQueryClient()
  const [reload] = useState(() =>
    coalesce((key: QueryKey) => queries.invalidateQueries({ queryKey: key }).catch(() => undefined)),
  )
  useLive(topic, () => void reload(queryKey))
}
