import type { Answers } from '@nireeka/contracts'
import type { StandingView } from '@nireeka/kit/remote'

const here = () => `${location.pathname}${location.search}`

/** A remote's page that came in the HTML: it stands until its remote claims it, or the shopper goes to another page. */
export function createStandingView(answers: Answers | null, outlet: () => HTMLElement) {
  const url = here()
  let isWaiting = answers !== null

  const element = () => (isWaiting ? (outlet().firstElementChild as HTMLElement | null) : null)

  function claim() {
    const claimed = element()
    isWaiting = false
    return claimed
  }

  /** True when there was a page to clear away. */
  function leave(to: string): boolean {
    if (to === url || !element()) return false
    claim()?.remove()
    return true
  }

  return {
    isThere: () => element() !== null,
    leave,
    view: (): StandingView | null => (answers && element() ? { answers, claim } : null),
  }
}

export type Standing = ReturnType<typeof createStandingView>
