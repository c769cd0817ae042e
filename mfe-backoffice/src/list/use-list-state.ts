import { useSearchParams } from '@nireeka/kit/router'
import { useMemo } from 'react'

import type { ListState } from './list.ts'
import { type ListShape, readListState, searchOf } from './list-state.ts'

/** Returns what the address asks of a list, and a function that changes it; `isReplaced` adds no step to go back. */
export function useListState(list: ListShape) {
  const [query, setQuery] = useSearchParams()
  const state = useMemo(() => readListState(query, list), [query, list])
  const toSearch = (next: ListState) => searchOf(next, list.firstSort)
  const show = (next: ListState, isReplaced = false) => setQuery(toSearch(next), { replace: isReplaced })
  return { state, show, toSearch }
}

export type ListView = ReturnType<typeof useListState>
