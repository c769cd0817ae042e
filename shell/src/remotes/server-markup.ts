import type { Answers } from '@nireeka/contracts'
import type { ServerMarkup } from '@nireeka/kit/remote'

const here = () => `${location.pathname}${location.search}`

/**
 * Returns the holder of a remote's server-rendered markup, until its remote hydrates it or the shopper goes to
 * another page. `outlet` may return null: without server rendering, nothing has been drawn yet.
 */
export function createServerMarkup(answers: Answers | null, outlet: () => Element | null) {
  const url = here()
  // Whatever is added to the outlet later was rendered by the remotes.
  let element = answers && (outlet()?.firstElementChild as HTMLElement | null)

  // If React had to render the frame anew, the server markup is no longer in the document.
  const isThere = () => element?.isConnected === true

  function claim() {
    const claimed = isThere() ? element : null
    element = null
    return claimed
  }

  /** Removes the server markup when the shopper goes to another page. Returns whether there was any. */
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
