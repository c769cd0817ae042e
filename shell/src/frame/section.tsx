import { type Access, covers, type Match, matchRoute, mayEnter, skeletonOf } from '@nireeka/contracts'
import { useStream } from '@nireeka/kit'
import { useLocation } from '@nireeka/kit/router'
import { PageSkeleton } from '@nireeka/ui'

import { STAFF_AREA } from '../pages/staff-area.ts'
import { ShellPages } from '../pages/shell-pages.tsx'
import { NoAccess, StaffAreaStatus } from './lazy-statuses.ts'
import { Outlet } from './outlet.tsx'
import { RemoteStatus } from './remote-status.tsx'
import { useShell } from './shell-context.ts'
import { ToLogin } from './to-login.tsx'

/** Renders the page below the header: a remote's page in the outlet, or one of the shell's own pages. */
export function Section() {
  return (
    <>
      <SectionStatus />
      <Outlet />
    </>
  )
}

const accessOf = (match: Match | null): Access => match?.route.access ?? 'staff'

function SectionStatus() {
  const { platform, remotes } = useShell()
  const session = useStream(platform.session$)
  const list = useStream(remotes.list$)
  const { pathname } = useLocation()

  const match = matchRoute(list, pathname)
  // Staff remotes are listed only for staff, so for everybody else the shell knows only the area's path.
  if (!match && !covers(STAFF_AREA, pathname)) return <ShellPages />

  const skeleton = skeletonOf(match?.route, pathname)
  switch (mayEnter(accessOf(match), session)) {
    case 'wait':
      return <PageSkeleton kind={skeleton} />
    case 'login':
      return <ToLogin from={pathname} />
    case 'refuse':
      return <NoAccess />
    case 'enter':
      return match ? <RemoteStatus name={match.remote.name} skeleton={skeleton} /> : <StaffAreaStatus />
  }
}
