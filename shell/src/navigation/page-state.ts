/** What main shows: nothing of the page yet, the page, or why it can't be shown. */
export type PageState = 'loading' | 'ready' | 'failed'

export const headingOf = (main: Element) => main.querySelector<HTMLElement>('h1')

/** Returns the state of the page in main. Loading and failed pages are marked (shared/ui: PageSkeleton, FailedState). */
export function readPage(main: Element): PageState {
  // The heading itself may be in a part that is still loading.
  if (main.querySelector('[data-page="loading"], h1 [data-part="loading"]')) return 'loading'
  if (headingOf(main)) return 'ready'
  return main.querySelector('[data-page="failed"]') ? 'failed' : 'loading'
}

/** Whether visible parts of the page are still loading. */
export const hasLoadingParts = (main: Element) =>
  [...main.querySelectorAll('[data-part="loading"]')].some(
    (it) => it.getBoundingClientRect().top < innerHeight,
  )
