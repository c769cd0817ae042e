import { BrowserRouter, useLocation } from '@nireeka/kit/router'
import { Activity, type ReactNode, useCallback, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

interface StageProps {
  isHydrated: boolean
  /** Called before another path is shown in a page that was hydrated; returns whether what follows can be hidden. */
  endsHydrated: (pathname: string) => boolean
  /** Called once with the function that shows or hides a hideable page, at once. */
  onReady: (setShown: (isShown: boolean) => void) => void
  children: ReactNode
}

/**
 * The router around a remote's pages. A page that was hydrated isn't hideable (HideablePage says why), but a page that
 * is opened from it may be: it is mounted anew with the router around it, which it has to be anyway.
 */
export function RouterStage({ isHydrated, endsHydrated, onReady, children }: StageProps) {
  const [isPlain, setPlain] = useState(isHydrated)
  const leave = useCallback(
    (pathname: string) => {
      const ends = endsHydrated(pathname)
      if (ends) setPlain(false)
      return ends
    },
    [endsHydrated],
  )
  if (isPlain) return <BrowserRouter onOtherPage={leave}>{children}</BrowserRouter>
  return (
    <HideablePage onReady={onReady}>
      <BrowserRouter>{children}</BrowserRouter>
    </HideablePage>
  )
}

interface Props {
  /** Called once with the function that shows or hides the page, at once. */
  onReady: (setShown: (isShown: boolean) => void) => void
  children: ReactNode
}

/**
 * Shows a remote's page, or hides it: its effects end, its elements and its state stay. It isn't used for a page that is
 * hydrated, because React would hydrate it apart from its root. Decision 074.
 */
function HideablePage({ onReady, children }: Props) {
  const [isShown, setShown] = useState(true)
  useLayoutEffect(() => {
    // What follows a mount relies on the page being shown by then.
    onReady((next) => flushSync(() => setShown(next)))
  }, [onReady])
  return <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
}

/** Tells which URL the page shows: path, query and hash. Stands inside the router. */
export function ShownUrl({ note }: { note: (url: string) => void }) {
  const { pathname, search, hash } = useLocation()
  useLayoutEffect(() => note(pathname + search + hash), [note, pathname, search, hash])
  return null
}
