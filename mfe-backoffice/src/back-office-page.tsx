import { isAdmin } from '@nireeka/contracts'
import { usePlatform, useStream } from '@nireeka/kit'
import { NavLink } from '@nireeka/kit/router'
import { StepUp } from '@nireeka/kit/step-up'
import { BackOfficeFrame, loadPasswordDialog, type SideLink } from '@nireeka/ui'
import type { ReactNode } from 'react'

const REVIEWS: SideLink = { label: 'Reviews', icon: 'edit', link: <NavLink to="/backoffice/reviews" /> }
/** Sales figures are for admins only (spec, section 6); agents see only the reviews. */
const ADMIN_LINKS: readonly SideLink[] = [
  { label: 'Overview', icon: 'eye', link: <NavLink to="/backoffice" end /> },
  REVIEWS,
]

interface Props {
  heading: string
  lead: string
  /** Links to the sections of a long page. */
  parts?: readonly SideLink[]
  children: ReactNode
}

/** The layout of every back-office page: its heading, and links to the other pages that the user may open. */
export function BackOfficePage({ parts = [], children, ...page }: Props) {
  const session = useStream(usePlatform().session$)
  return (
    <BackOfficeFrame {...page} links={[...(isAdmin(session) ? ADMIN_LINKS : [REVIEWS]), ...parts]}>
      <StepUp loadDialog={loadPasswordDialog}>{children}</StepUp>
    </BackOfficeFrame>
  )
}
