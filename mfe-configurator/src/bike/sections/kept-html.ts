const CONTROLS = 'a[href], button, select, summary'

const controlsIn = (box: Element) => [...box.querySelectorAll<HTMLElement>(CONTROLS)]

/** Returns which control in the box has the focus, by its place; -1 for none. */
export const focusedPlace = (box: Element) =>
  controlsIn(box).findIndex((control) => control === document.activeElement)

/** Moves the focus to the control at a place without scrolling; nothing happens for -1. */
export const focusPlace = (box: Element, place: number) =>
  controlsIn(box)[place]?.focus({ preventScroll: true })

/** Returns what is chosen in the box's form; null without one. */
export function typedIn(box: Element): FormData | null {
  const form = box.querySelector('form')
  return form && new FormData(form)
}
