import { useSyncExternalStore } from 'react'

/** Where the style sheet shows two columns at most: compare.module.css. */
const NARROW = '(width < 40rem)'

/**
 * Returns the columns that are shown, by their index: all, or on a narrow screen the first and the one chosen beside it.
 * The server's HTML is that of a wide screen.
 */
export function useInView(count: number, beside: number): readonly number[] {
  const isNarrow = useSyncExternalStore(watch, isShownNarrow, () => false)
  return columnsInView(count, isNarrow ? beside : null)
}

/** `beside`: the only column that stands beside the first; null where there is room for all. */
export const columnsInView = (count: number, beside: number | null): readonly number[] =>
  beside !== null && count > 2 ? [0, beside] : Array.from({ length: count }, (_, index) => index)

/** Undefined where no screen is there to ask, as in tests. */
const narrow = () => globalThis.matchMedia?.(NARROW)

const isShownNarrow = () => narrow()?.matches ?? false

function watch(changed: () => void) {
  const query = narrow()
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}
