import { covers, matchRoute, mayEnter } from '@nireeka/contracts'
import { useStream } from '@nireeka/kit'
import { useLocation } from '@nireeka/kit/router'
import { PageSkeleton } from '@nireeka/ui'

import { ShellPages } from '../pages/shell-pages.tsx'
import { STAFF_AREA } from '../pages/pages.ts'
import { OUTLET_ID } from '../shell.ts'
import { NoAccess } from './no-access.tsx'
import { SectionFailed } from './section-failed.tsx'
import { useShell } from './shell-context.ts'
import { ToLogin } from './to-login.tsx'

/** The page below the header: a remote's in the outlet, or one of the shell's own. */
export function Section() {
  return (
    <>
      <SectionState />
      <div id={OUTLET_ID} />
    </>
  )
}

function SectionState() {
  const { platform, remotes, staff } = useShell()
  const session = useStream(platform.session$)
  const list = useStream(remotes.list$)
  const states = useStream(remotes.states$)
  const staffState = useStream(staff.state$)
  const { pathname, search } = useLocation()

  const match = matchRoute(list, pathname)
  // The staff's area is listed only for staff, so the shell knows of its path and nothing else.
  const isStaffArea = covers(STAFF_AREA, pathname)
  if (!match && !isStaffArea) return <ShellPages />

  const entry = mayEnter(match?.route.access ?? 'staff', session)
  if (entry === 'wait') return <PageSkeleton kind="list" />
  if (entry === 'login') return <ToLogin from={pathname} search={search} />
  if (entry === 'refuse') return <NoAccess />
  if (!match) return <StaffArea state={staffState} retry={() => void staff.enter()} />

  const state = states[match.remote.name]
  if (state?.status === 'loading') return <PageSkeleton kind="list" />
  if (state?.status === 'failed') {
    return <SectionFailed failures={state.failures} onRetry={() => void remotes.retry(match.remote.name)} />
  }
  return null
}

function StaffArea({ state, retry }: { state: string; retry: () => void }) {
  if (state === 'ready') return <NoAccess />
  return state === 'failed' ? <SectionFailed failures={1} onRetry={retry} /> : <PageSkeleton kind="list" />
}
