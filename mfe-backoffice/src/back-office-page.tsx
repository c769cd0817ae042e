import { isAdmin } from '@nireeka/contracts'
import { usePlatform, useStream } from '@nireeka/kit'
import { NavLink } from '@nireeka/kit/router'
import { BackOfficeFrame, type SideLink } from '@nireeka/ui'
import type { ReactNode } from 'react'

const REVIEWS: SideLink = { label: 'Reviews', icon: 'edit', link: <NavLink to="/backoffice/reviews" /> }
/** The figures are the admins' (spec, section 6); agents come for the reviews only. */
const ADMIN_LINKS: readonly SideLink[] = [
  { label: 'Overview', icon: 'eye', link: <NavLink to="/backoffice" end /> },
  REVIEWS,
]

interface Props {
  heading: string
  lead: string
  /** Links to the parts of a long page. */
  parts?: readonly SideLink[]
  children: ReactNode
}

/** Every page of the back office: its heading, and the way to the others that its reader may see. */
export function BackOfficePage({ parts = [], ...page }: Props) {
  const session = useStream(usePlatform().session$)
  return <BackOfficeFrame {...page} links={[...(isAdmin(session) ? ADMIN_LINKS : [REVIEWS]), ...parts]} />
}
