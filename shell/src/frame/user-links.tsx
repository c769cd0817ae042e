import { ADMIN_FLAG, type User } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'

import { STAFF_AREA } from '../pages/staff-area.ts'
import { USER_LINKS } from './links.ts'
import { useShell } from './shell-context.ts'

/** The user menu's entries; the Admin Panel is listed for is_admin 9 only (spec, section 6). */
export function UserLinks({ user }: { user: User }) {
  const { session } = useShell()
  return (
    <ul>
      {USER_LINKS.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
      {user.is_admin === ADMIN_FLAG ? (
        <li>
          <Link to={STAFF_AREA}>Admin Panel</Link>
        </li>
      ) : null}
      <li>
        <button type="button" onClick={() => void session.logout()}>
          Sign out
        </button>
      </li>
    </ul>
  )
}
