import type { Answers } from '@nireeka/contracts'
import type { StandingView } from '@nireeka/kit/remote'

const here = () => `${location.pathname}${location.search}`

/**
 * A remote's page that came in the HTML: it stands until its remote claims it, or the shopper goes to another page.
 * `outlet` may be null: nothing has been drawn yet where the server has rendered nothing.
 */
export function createStandingView(answers: Answers | null, outlet: () => Element | null) {
  const url = here()
  // What comes later into the outlet is the remotes' own.
  let standing = answers && (outlet()?.firstElementChild as HTMLElement | null)

  // A frame that had to be drawn anew has taken what stood in it along.
  const isThere = () => standing?.isConnected === true

  function claim() {
    const claimed = isThere() ? standing : null
    standing = null
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
    view: (): StandingView | null => (answers && isThere() ? { answers, claim } : null),
  }
}

export type Standing = ReturnType<typeof createStandingView>
