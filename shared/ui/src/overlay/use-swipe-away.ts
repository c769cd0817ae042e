import { type PointerEvent, useRef } from 'react'

/** The breakpoint of the style sheet: on narrower screens dialogs are sheets at the bottom. */
const IS_SHEET = '(width < 40rem)'
/**
 * The share of its own height that a sheet must be pulled to close; a faster flick, in pixels per millisecond, also
 * closes it.
 */
const FAR = 1 / 3
const QUICK = 0.6

interface Drag {
  from: number
  since: number
}

/**
 * Returns a sheet's ref and the handlers for its head: the sheet follows the finger down, and closes or springs back,
 * as it does when `leave` resolves to false.
 */
export function useSwipeAway(leave: () => Promise<boolean>) {
  const sheet = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | null>(null)

  function start(event: PointerEvent<HTMLElement>) {
    const isButton = (event.target as Element).closest('button, a')
    if (isButton || !sheet.current || !matchMedia(IS_SHEET).matches) return
    drag.current = { from: event.clientY, since: event.timeStamp }
    event.currentTarget.setPointerCapture(event.pointerId)
    sheet.current.style.transition = 'none'
  }

  function follow({ clientY }: PointerEvent) {
    if (drag.current && sheet.current) {
      sheet.current.style.translate = `0 ${Math.max(0, clientY - drag.current.from)}px`
    }
  }

  function release({ clientY, timeStamp, type }: PointerEvent) {
    if (!drag.current || !sheet.current) return
    const { style, clientHeight } = sheet.current
    const way = clientY - drag.current.from
    const isQuick = way / (timeStamp - drag.current.since) > QUICK
    const isLeaving = type === 'pointerup' && way > 0 && (isQuick || way > clientHeight * FAR)
    drag.current = null
    style.transition = ''
    style.translate = isLeaving ? '0 100%' : ''
    if (isLeaving) void leave().then((isGone) => (style.translate = isGone ? '0 100%' : ''))
  }

  const handlers = {
    onPointerDown: start,
    onPointerMove: follow,
    onPointerUp: release,
    onPointerCancel: release,
  }
  return { sheet, handlers }
}
