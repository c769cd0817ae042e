import { Link, useLocation } from '@nireeka/kit/router'

import { NAV_LINKS } from './links.ts'
import { isActive } from './rules.ts'

export function NavLinks() {
  const { pathname } = useLocation()
  return (
    <ul>
      {NAV_LINKS.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} aria-current={isActive(pathname, to) ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
