import { type RefObject, useEffect, useEffectEvent } from 'react'

import { areLetterKeysOn } from './letter-keys.ts'

interface Actions {
  /** Called with the id of the row that has the focus. */
  onToggle?: (id: number) => void
  onHelp: () => void
  /** Called with another letter and the row that has the focus; returns whether it means anything. */
  onKey?: (key: string, row: HTMLElement | null) => boolean
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]')

const isDialogOpen = () => document.querySelector('[data-part="dialog"]') !== null

/**
 * Lets keys move through a list's rows: j and k from anywhere on the page, the arrows within the rows and from the search
 * into them; x selects, / goes to the search, ? shows the keys. Enter opens a row, because its link has the focus.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, actions: Actions) {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
    if (!list.current || !isPlain || isDialogOpen()) return
    const isHandled = isTyping(event.target)
      ? pressInSearch(event, list.current)
      : press(event.key, list.current, actions)
    if (isHandled) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** From the search, the arrow down leads to the first row. */
function pressInSearch({ key, target }: KeyboardEvent, list: HTMLElement): boolean {
  const isSearch = target instanceof HTMLInputElement && target.type === 'search' && list.contains(target)
  return isSearch && key === 'ArrowDown' && focusRow(list.querySelector<HTMLElement>('[data-row]'))
}

/** Does what a key means; returns whether it means anything. */
function press(key: string, list: HTMLElement, actions: Actions): boolean {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')].filter(isVisible)
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  if (at >= 0 && key === 'ArrowDown') return focusRow(rows[at + 1])
  if (at >= 0 && key === 'ArrowUp') return focusRow(rows[at - 1])
  if (!areLetterKeysOn()) return false
  if (key === 'j') return focusRow(rows[at + 1])
  if (key === 'k') return focusRow(rows[Math.max(at - 1, 0)])
  if (key === '/') return focus(list.querySelector<HTMLElement>('input[type="search"]'))
  return doAction(key, rows[at], actions)
}

function doAction(key: string, row: HTMLElement | undefined, { onToggle, onHelp, onKey }: Actions): boolean {
  if (key === '?') onHelp()
  else if (key === 'x' && onToggle && row) onToggle(Number(row.dataset.row))
  else return onKey?.(key, row ?? null) ?? false
  return true
}

/** Tells whether a row is on the screen: on a phone the board of the workshop shows one of its columns. */
const isVisible = (row: HTMLElement) => row.checkVisibility?.() ?? true

const focusRow = (row: HTMLElement | null | undefined) =>
  focus(row?.querySelector<HTMLElement>('[data-row-focus]'))

function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus()
  return Boolean(element)
}
