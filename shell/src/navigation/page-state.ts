/** What stands in main: nothing of the page yet, the page, or why it can't be shown. */
export type PageState = 'loading' | 'ready' | 'failed'

export const headingOf = (main: Element) => main.querySelector<HTMLElement>('h1')

/** Pages say by themselves when they aren't whole yet, or never will be (shared/ui: PageSkeleton, FailedState). */
export function readPage(main: Element): PageState {
  // A heading may be on its way by itself: its place is held by a part.
  if (main.querySelector('[data-page="loading"], h1 [data-part="loading"]')) return 'loading'
  if (headingOf(main)) return 'ready'
  return main.querySelector('[data-page="failed"]') ? 'failed' : 'loading'
}

/** Parts of the page in sight hold the place of what is on its way. */
export const isFilling = (main: Element) =>
  [...main.querySelectorAll('[data-part="loading"]')].some(
    (it) => it.getBoundingClientRect().top < innerHeight,
  )
