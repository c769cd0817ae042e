import { useStream } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'

import { ThemeChoice } from '../theme/theme-choice.tsx'
import styles from './menus.module.css'
import { NavLinks } from './nav-links.tsx'
import { useShell } from './shell-context.ts'
import { UserLinks } from './user-links.tsx'

export const MOBILE_MENU_ID = 'mobile-menu'

export function MobileMenu() {
  const { platform } = useShell()
  const session = useStream(platform.session$)
  return (
    <nav id={MOBILE_MENU_ID} popover="auto" aria-label="Main" className={styles.mobile}>
      <NavLinks />
      {session.status === 'member' ? (
        <UserLinks user={session.user} />
      ) : (
        <ul>
          <li>
            <Link to="/login">Login</Link>
          </li>
          <li>
            <Link to="/register">Register</Link>
          </li>
        </ul>
      )}
      <ThemeChoice />
    </nav>
  )
}
