import { useStream } from '@nireeka/kit'
import { useLocation } from '@nireeka/kit/router'
import { useEffect } from 'react'

import { CartModalSlot } from '../cart/cart-modal-slot.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Progress } from './progress.tsx'
import { isFooterHidden } from './rules.ts'
import { Section } from './section.tsx'
import { useShell } from './shell-context.ts'

const isFramed = () => window.self !== window.top

/** What stays while sections come and go. */
export function Frame({ onReady }: { onReady: () => void }) {
  const { pathname } = useLocation()
  const { isCartOpen$ } = useShell()
  const isCartOpen = useStream(isCartOpen$)

  // The remotes need the outlet to be in the page.
  useEffect(onReady, [onReady])

  useEffect(() => {
    if (pathname) window.scrollTo(0, 0)
  }, [pathname])

  return (
    <>
      <a className="visually-hidden" href="#main">
        Skip to the content
      </a>
      <Progress />
      <Header />
      <main id="main" tabIndex={-1}>
        <Section />
      </main>
      {isFooterHidden(pathname, isFramed()) ? null : <Footer />}
      {isCartOpen ? <CartModalSlot onClose={() => isCartOpen$.next(false)} /> : null}
    </>
  )
}
