import type { Session } from '@nireeka/contracts'
import { usePlatform, useStream, useTitle } from '@nireeka/kit'
import { Link, Navigate, useLocation } from '@nireeka/kit/router'
import { NotFoundPage, PageSkeleton, type NotFoundText } from '@nireeka/ui'

import { areasFor } from '../areas.ts'

/** What stands in place of a page that a member of staff may not open; the start leads to the first one that they may. */
export function Refusal() {
  const session = useStream(usePlatform().session$)
  const { pathname } = useLocation()
  if (session.status === 'loading') return <PageSkeleton kind="table" />
  const [first] = areasFor(session)
  if (first && pathname === '/backoffice') return <Navigate to={first.path} replace />
  return <Refused {...textsFor(session)} />
}

function Refused(texts: NotFoundText) {
  useTitle(texts.title)
  return <NotFoundPage {...texts} link={(to) => <Link to={to} />} />
}

function textsFor(session: Session): NotFoundText {
  if (session.status === 'member' && session.user.lacks_second_factor) return NO_SECOND_FACTOR
  const areas = areasFor(session)
  return areas.length > 0
    ? {
        title: 'You don’t have access to this page',
        text: 'An admin decides what you can open. You have access to:',
        waysOn: areas.map(({ label, path }) => ({ label, to: path })),
      }
    : {
        title: 'You don’t have access to anything here yet',
        text: 'An admin decides what you can open. Please ask one for access.',
        waysOn: [{ label: 'To the shop', to: '/' }],
      }
}

const NO_SECOND_FACTOR: NotFoundText = {
  title: 'Turn on two-step login first',
  text: 'Staff need a code from an app as well as a password. Turn it on in your settings, then reload this page.',
  waysOn: [{ label: 'To your settings', to: '/dashboard/settings' }],
}
