import { useIsNarrow } from '../use-is-narrow.ts'

/**
 * Returns the columns that are shown, by their index: all, or on a narrow screen, where compare.module.css shows two at
 * most, the first and the one chosen beside it. The server's HTML is that of a wide screen.
 */
export function useInView(count: number, beside: number): readonly number[] {
  return columnsInView(count, useIsNarrow(false) ? beside : null)
}

/** `beside`: the only column that stands beside the first; null where there is room for all. */
export const columnsInView = (count: number, beside: number | null): readonly number[] =>
  beside !== null && count > 2 ? [0, beside] : Array.from({ length: count }, (_, index) => index)
