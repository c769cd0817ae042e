import { usePlatform, useStream, useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { Breadcrumbs, PageFrame, PageSkeleton } from '@nireeka/ui'

import { GuestBuilds } from './guest-builds.tsx'
import { MemberBuilds } from './member-builds.tsx'

/** The page of saved builds: a member's in the account, a guest's in this browser. */
export function BuildsPage() {
  useTitle('Saved builds')
  const { status } = useStream(usePlatform().session$)
  return (
    <PageFrame
      kind="catalogue"
      heading="Saved builds"
      lead="Bikes you’ve built and saved for later, at today’s prices."
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: 'E-bikes', link: <Link to="/configurator" /> }, { label: 'Saved builds' }]}
        />
      }
    >
      {status === 'loading' ? <PageSkeleton kind="list" /> : null}
      {status === 'guest' ? <GuestBuilds /> : null}
      {status === 'member' ? <MemberBuilds /> : null}
    </PageFrame>
  )
}
