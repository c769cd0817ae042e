/**
 * Functions that are sent to the page as text. So each stands alone: it uses nothing of this file but types and what
 * `SENT_ALONG` has.
 */
import type { Target } from './target.ts'

type Library = Record<
  'queryAllByRole' | 'queryAllByLabelText' | 'queryAllByText',
  (within: Element, by: string | RegExp, options?: { name?: string | RegExp }) => HTMLElement[]
>

/** Returns the first element that a target means, or null. */
function find(target: Target): HTMLElement | null {
  const library = (window as unknown as { TestingLibraryDom: Library }).TestingLibraryDom
  const within = target.within ? find(target.within) : document.body
  if (!within) return null
  const { name } = target
  const wording = name && ('text' in name ? name.text : new RegExp(name.pattern, name.flags))
  if (target.by === 'role') return library.queryAllByRole(within, target.role, { name: wording })[0] ?? null
  const query = target.by === 'label' ? library.queryAllByLabelText : library.queryAllByText
  return query(within, wording!)[0] ?? null
}

/** Resolves once the page has been drawn. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Returns the middle of an element, of its first line if it has several. */
function middleOf(element: Element) {
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
}

/** What the functions below, and the page, know by its name. */
export const SENT_ALONG = Object.entries({ find, drawn, middleOf })
  .map(([name, use]) => `const ${name} = ${use}`)
  .join('\n')

export type Point = { x: number; y: number } | { problem: string }

/** Returns where to press an element once it stands still in view: on itself, or on the label of a hidden input. */
export async function pointOf(element: HTMLElement | null): Promise<Point> {
  if (!element) return { problem: 'isn’t there' }
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  let problem = 'isn’t in view'
  for (const part of [element, ...labels]) {
    const before = middleOf(part)
    await drawn()
    const { x, y } = middleOf(part)
    if (x !== before.x || y !== before.y) return { problem: 'is moving' }
    const hit = document.elementFromPoint(x, y)
    if (hit && [element, ...labels].some((one) => one.contains(hit))) return { x, y }
    if (hit) problem = `is covered by ${hit.outerHTML.slice(0, 120)}`
  }
  return { problem }
}

/** Returns what an element says, or null. */
export const textOf = (element: HTMLElement | null) => element?.textContent ?? null

/** Returns whether a target is there. */
export const isThere = (element: HTMLElement | null) => element !== null

/** Returns what is in a field, or null. */
export const valueOf = (element: HTMLElement | null) =>
  element && 'value' in element ? String(element.value) : null

/** Marks what is in a field, so that typing replaces it. */
export function mark(element: HTMLElement | null) {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select()
}

/** Chooses an option by its label, as a browser does it once its own list is closed. Returns whether it is there. */
export function choose(element: HTMLElement | null, option: string) {
  if (!(element instanceof HTMLSelectElement)) return false
  const wanted = [...element.options].find((one) => one.label === option)
  if (!wanted) return false
  wanted.selected = true
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

/** Returns the picture that an image shows once it is loaded, or null. */
export const pictureOf = (element: HTMLElement | null) =>
  element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0
    ? element.currentSrc
    : null

/**
 * Returns `hydrated` once React has hydrated the new page's heading: what is pressed before is lost. Otherwise it returns
 * how far the page has come, with its alerts, such as that of a section which took too long to load.
 */
export function stageOf() {
  if ('isLeft' in window) return 'still the page before'
  const heading = document.querySelector('main h1')
  if (heading && Object.keys(heading).some((key) => key.startsWith('__reactProps$'))) return 'hydrated'
  const alerts = [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)
  return [heading ? 'not hydrated' : 'no heading', document.readyState, ...alerts].join(', ')
}

/** Returns the address behind the site's origin. */
export const placeOf = () => location.pathname + location.search
