import { NavLink } from '@nireeka/kit/router'
import { PageFrame } from '@nireeka/ui'
import type { ReactNode } from 'react'

import styles from './account-frame.module.css'

const PAGES = [
  { to: '/dashboard', label: 'Dashboard' },
  { to: '/dashboard/orders', label: 'Orders' },
  { to: '/dashboard/profile', label: 'Profile' },
]

interface Props {
  heading: string
  lead?: string
  breadcrumbs?: ReactNode
  children: ReactNode
}

/** Every page of the account: its heading, and the way to the others. */
export const AccountFrame = ({ heading, lead, breadcrumbs, children }: Props) => (
  <PageFrame kind="account" heading={heading} lead={lead} breadcrumbs={breadcrumbs}>
    <div className={styles.frame}>
      <nav aria-label="Your account">
        <ul className={styles.pages}>
          {PAGES.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} end={to === '/dashboard'} className={styles.page}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  </PageFrame>
)
