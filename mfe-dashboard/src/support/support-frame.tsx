import { Link } from '@nireeka/kit/router'
import { Breadcrumbs } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { AccountPage } from '../account-page.tsx'

interface Props {
  heading: string
  /** What the way here calls this page; the heading, if nothing else is said. */
  crumb?: string
  lead?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A page below the list of tickets. */
export const SupportFrame = ({ heading, crumb = heading, ...rest }: Props) => (
  <AccountPage
    heading={heading}
    breadcrumbs={
      <Breadcrumbs items={[{ label: 'Support', link: <Link to="/dashboard/support" /> }, { label: crumb }]} />
    }
    {...rest}
  />
)
