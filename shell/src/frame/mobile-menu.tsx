import { useStream } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'

import { ThemeChoice } from '../theme/theme-choice.tsx'
import { GUEST_LINKS } from './links.ts'
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
          {GUEST_LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
      <ThemeChoice />
    </nav>
  )
}
