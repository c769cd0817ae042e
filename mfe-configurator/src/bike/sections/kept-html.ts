const CONTROLS = 'a[href], button, input, select, summary'

const controlsIn = (box: Element) => [...box.querySelectorAll<HTMLElement>(CONTROLS)]

const foldsIn = (box: Element) => [...box.querySelectorAll('details')]
const radiosIn = (box: Element) => [...box.querySelectorAll<HTMLInputElement>('input[type=radio]')]

/** What a visitor has done in the server's HTML: by their places, the control that has the focus, and what is open and chosen. */
export interface KeptState {
  /** -1 for none. */
  focus: number
  open: readonly boolean[]
  chosen: readonly boolean[]
}

/** Returns which control in the box has the focus, which details are open and which radio buttons are chosen. */
export const keptState = (box: Element): KeptState => ({
  focus: controlsIn(box).findIndex((control) => control === document.activeElement),
  open: foldsIn(box).map(({ open }) => open),
  chosen: radiosIn(box).map(({ checked }) => checked),
})

/** Brings the state to a box with the same content, without scrolling. What is open there already stays open. */
export function restoreState(box: Element, { focus, open, chosen }: KeptState) {
  for (const [place, fold] of foldsIn(box).entries()) fold.open ||= open[place] === true
  for (const [place, radio] of radiosIn(box).entries()) radio.checked ||= chosen[place] === true
  controlsIn(box)[focus]?.focus({ preventScroll: true })
}

/** Returns what is chosen in the box's form; null without one. */
export function typedIn(box: Element): FormData | null {
  const form = box.querySelector('form')
  return form && new FormData(form)
}
