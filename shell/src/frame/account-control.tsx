import { EMAIL_PREVIEW_LENGTH, type User } from '@nireeka/contracts'
import { useStream } from '@nireeka/kit'
import { Link, useLocation } from '@nireeka/kit/router'

import header from './header.module.css'
import styles from './menus.module.css'
import { loginPath } from './rules.ts'
import { useShell } from './shell-context.ts'
import { UserBadge } from './user-badge.tsx'
import { UserLinks } from './user-links.tsx'

/** Shows sign in and register to guests, the user menu to members, and an empty space while the session is unknown. */
export function AccountControl() {
  const { platform } = useShell()
  const session = useStream(platform.session$)
  const place = useLocation()
  const isKnown = session.status !== 'loading'
  if (session.status === 'member') return <UserMenu user={session.user} />
  return (
    <span className={`${styles.account} ${isKnown ? '' : styles.unknown}`}>
      <Link to={isKnown ? loginPath(place) : '/login'}>Login</Link>
      <Link to="/register" className={styles.register}>
        Register
      </Link>
    </span>
  )
}

const UserMenu = ({ user }: { user: User }) => (
  <span className={styles.account}>
    <button type="button" popoverTarget="user-menu" className={header.user}>
      <UserBadge user={user} />
      <span className="visually-hidden">Your account</span>
    </button>
    <div id="user-menu" popover="auto" className={styles.menu}>
      <p>
        <strong>
          {user.name} {user.last_name}
        </strong>
        <span>{preview(user.email)}</span>
      </p>
      <UserLinks user={user} />
    </div>
  </span>
)

const preview = (email: string) =>
  email.length > EMAIL_PREVIEW_LENGTH ? `${email.slice(0, EMAIL_PREVIEW_LENGTH)}…` : email
