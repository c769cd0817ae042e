import { Link, useLocation } from '@nireeka/kit/router'

import { NAV_LINKS } from './links.ts'
import { isActive } from './rules.ts'
import { useShell } from './shell-context.ts'

/** Pointing at a link, or moving the focus to it, fetches its section ahead. */
export function NavLinks() {
  const { pathname } = useLocation()
  const { remotes } = useShell()
  return (
    <ul>
      {NAV_LINKS.map(({ to, label }) => (
        <li key={to}>
          <Link
            to={to}
            aria-current={isActive(pathname, to) ? 'page' : undefined}
            onPointerEnter={() => remotes.prefetch(to)}
            onFocus={() => remotes.prefetch(to)}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
