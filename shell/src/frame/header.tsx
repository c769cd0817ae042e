import { Link, useLocation } from '@nireeka/kit/router'

import { BellSlot } from '../notifications/bell-slot.tsx'
import { ThemeControl } from '../theme/theme-control.tsx'
import { AccountControl } from './account-control.tsx'
import { BackControl } from './back-control.tsx'
import { CartButton } from './cart-button.tsx'
import styles from './header.module.css'
import { MOBILE_MENU_ID, MobileMenu } from './mobile-menu.tsx'
import { NavLinks } from './nav-links.tsx'
import { Progress } from './progress.tsx'
import { isNavHidden } from './rules.ts'

/** Shows the header. Where the navigation is hidden (spec, section 2), a slim bar has the link home, the cart and the account. */
export function Header() {
  const { pathname } = useLocation()
  const hasNav = !isNavHidden(pathname)

  return (
    <header className={styles.header}>
      <Progress />
      <div className={styles.bar}>
        {hasNav || pathname === '/' ? null : <BackControl />}
        <Link to="/" className={styles.brand} aria-label="Nireeka, home">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 20V4l16 16V4" />
          </svg>
          <span className={styles.name}>Nireeka</span>
        </Link>
        {hasNav ? (
          <nav aria-label="Main" className={styles.nav}>
            <NavLinks />
          </nav>
        ) : null}
        <div className={styles.controls}>
          <BellSlot />
          <AccountControl />
          <ThemeControl hasMenu={hasNav} />
          <CartButton />
          {hasNav ? (
            // A native popover, which opens without our scripts, too.
            <button type="button" className={styles.burger} popoverTarget={MOBILE_MENU_ID}>
              <span className="visually-hidden">Menu</span>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M3 7h18M3 12h18M3 17h18" stroke="currentColor" />
              </svg>
            </button>
          ) : null}
        </div>
      </div>
      {hasNav ? <MobileMenu /> : null}
    </header>
  )
}
