import { useLocation } from '@nireeka/kit/router'
import { Activity, type ReactNode, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

interface Props {
  /** Called once with the function that shows or hides the page, at once. */
  onReady?: (setShown: (isShown: boolean) => void) => void
  children: ReactNode
}

/**
 * Shows a remote's page, or hides it: its effects end, its elements and its state stay. It isn't used for a page that is
 * hydrated, because React would hydrate it apart from its root. Decision 074.
 */
export function HideablePage({ onReady, children }: Props) {
  const [isShown, setShown] = useState(true)
  useLayoutEffect(() => {
    // What follows a mount relies on the page being shown by then.
    onReady?.((next) => flushSync(() => setShown(next)))
  }, [onReady])
  return <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
}

/** Tells which URL the page shows: path, query and hash. Stands inside the router. */
export function ShownUrl({ note }: { note: (url: string) => void }) {
  const { pathname, search, hash } = useLocation()
  useLayoutEffect(() => note(pathname + search + hash), [note, pathname, search, hash])
  return null
}
