import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { type Location, Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'

interface Props {
  /** Called when another path is opened; what shows that path itself returns true, and this router stays as it is. */
  onOtherPage?: (pathname: string) => boolean
  children: ReactNode
}

/**
 * React Router's BrowserRouter, but faster with another page: React Router renders each change as a transition, in
 * slices between other tasks, which takes three times as long on a slow phone. Here another path renders at once; a
 * change of the query stays a transition, so that a filter can be typed into while its list renders. Decision 073.
 */
export function BrowserRouter({ onOtherPage, children }: Props) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }))
  const [shown, setShown] = useState({ action: history.action, location: history.location })
  useLayoutEffect(() => {
    let known = history.location
    return history.listen(({ action, location }) => {
      // single-spa repeats each change as a popstate event.
      if (isSame(known, location)) return
      const isOtherPage = known.pathname !== location.pathname
      known = location
      if (isOtherPage && onOtherPage?.(location.pathname)) return
      const show = () => setShown({ action, location })
      if (isOtherPage) show()
      else startTransition(show)
    })
  }, [history, onOtherPage])
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  )
}

const PARTS = ['key', 'pathname', 'search', 'hash', 'state'] as const

const isSame = (one: Location, other: Location) => PARTS.every((part) => one[part] === other[part])
