import { type RefObject, useEffect, useReducer, useRef } from 'react'

interface Places {
  /** The list, which can get the focus itself. */
  list: RefObject<HTMLElement | null>
  /** The bar, which is gone without selected rows. */
  bar: RefObject<HTMLElement | null>
}

interface Held {
  /** The rows of the action, the first of which gets the focus if it is still listed. */
  ids: readonly number[]
  /** Which of the bar's buttons had it. */
  button: number
}

/**
 * Returns what keeps the focus in the list when the bar, a dialog over it or a row is gone after an action: it goes to
 * the bar's button if the bar is still there, else to a row, else to the list. This holds while the rows load anew, until
 * somebody presses or points at something.
 */
export function useFocusBack({ list, bar }: Places) {
  const held = useRef<Held | null>(null)
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return
    if (document.querySelector('[data-part="dialog"]')) return
    const { ids, button } = held.current
    placeIn(bar.current, button, list.current, ids)?.focus()
  })
  useEffect(() => {
    const release = () => {
      held.current = null
    }
    document.addEventListener('keydown', release, true)
    document.addEventListener('pointerdown', release, true)
    return () => {
      document.removeEventListener('keydown', release, true)
      document.removeEventListener('pointerdown', release, true)
    }
  }, [])

  return (rows: ReadonlyArray<{ id: number }>, button: number) => {
    held.current = { ids: rows.map(({ id }) => id), button }
    renderAgain()
  }
}

function placeIn(
  bar: HTMLElement | null,
  button: number,
  list: HTMLElement | null,
  ids: readonly number[],
): HTMLElement | null | undefined {
  if (bar) return bar.querySelectorAll('button')[button]
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const row = rows.find(({ dataset }) => ids.includes(Number(dataset.row))) ?? rows[0]
  return row?.querySelector<HTMLElement>('[data-row-focus]') ?? list
}
