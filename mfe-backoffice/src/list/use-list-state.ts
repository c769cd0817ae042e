import { useSearchParams } from '@nireeka/kit/router'
import { useMemo } from 'react'

import type { ListState } from './list.ts'
import { type ListShape, readListState, searchOf } from './list-state.ts'

/**
 * Returns what the address asks of a list, and a function that changes it; `isReplaced` adds no step to go back. A change
 * is made to what the address asks at that moment, which React may not have rendered yet.
 */
export function useListState(list: ListShape) {
  const [query, setQuery] = useSearchParams()
  const state = useMemo(() => readListState(query, list), [query, list])
  const toSearch = (next: ListState) => searchOf(next, list.firstSort)
  function show(change: (now: ListState) => ListState, isReplaced = false) {
    const now = readListState(new URLSearchParams(location.search), list)
    setQuery(toSearch(change(now)), { replace: isReplaced })
  }
  return { state, show, toSearch }
}

export type ListView = ReturnType<typeof useListState>
