import type { Answers } from '@nireeka/contracts'
import type { ServerMarkup } from '@nireeka/kit/remote'

const here = () => `${location.pathname}${location.search}`

/**
 * Returns what holds a remote's page from the HTML until its remote claims it, or the shopper goes to another page.
 * `outlet` may be null: nothing has been drawn yet where the server has rendered nothing.
 */
export function createServerMarkup(answers: Answers | null, outlet: () => Element | null) {
  const url = here()
  // What comes later into the outlet is the remotes' own.
  let element = answers && (outlet()?.firstElementChild as HTMLElement | null)

  // A frame that had to be drawn anew has taken what stood in it along.
  const isThere = () => element?.isConnected === true

  function claim() {
    const claimed = isThere() ? element : null
    element = null
    return claimed
  }

  /** True when there was a page to clear away. */
  function leave(to: string): boolean {
    if (to === url || !isThere()) return false
    claim()?.remove()
    return true
  }

  return {
    isThere,
    leave,
    view: (): ServerMarkup | null => (answers && isThere() ? { answers, claim } : null),
  }
}

export type RemoteMarkup = ReturnType<typeof createServerMarkup>
