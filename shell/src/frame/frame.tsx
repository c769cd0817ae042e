import { useStream } from '@nireeka/kit'
import { useLocation } from '@nireeka/kit/router'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

import { CartModalSlot } from '../cart/cart-modal-slot.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Announcer } from './progress.tsx'
import { isFooterHidden } from './rules.ts'
import { Section } from './section.tsx'
import { useShell } from './shell-context.ts'

const never = () => () => {}
const isFramed = () => window.self !== window.top

/** Renders the parts that stay on every page: header, footer, cart and the current section. */
export function Frame({ onReady }: { onReady: () => void }) {
  const { pathname, search } = useLocation()
  const { isCartOpen$, navigation, remotes } = useShell()
  const isInFrame = useSyncExternalStore(never, isFramed, () => false)
  const isCartOpen = useStream(isCartOpen$)

  // Remotes render into the outlet, so they start only after it is in the page.
  useEffect(onReady, [onReady])

  useLayoutEffect(() => remotes.goTo(`${pathname}${search}`), [remotes, pathname, search])

  // The page that the browser loaded isn't treated as a new one: the visitor may already have scrolled it before
  // hydration.
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current !== pathname) navigation.pageShown()
    shown.current = pathname
  }, [navigation, pathname])

  return (
    <>
      <a className="visually-hidden" href="#main">
        Skip to the content
      </a>
      <Announcer />
      <Header />
      <main id="main" tabIndex={-1}>
        <Section />
      </main>
      {isFooterHidden(pathname, isInFrame) ? null : <Footer />}
      {isCartOpen ? <CartModalSlot onClose={() => isCartOpen$.next(false)} /> : null}
    </>
  )
}
