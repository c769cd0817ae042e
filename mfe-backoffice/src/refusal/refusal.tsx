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
        title: 'This page is not for your account',
        text: 'An admin decides what you may open. These pages are for you:',
        waysOn: areas.map(({ label, path }) => ({ label, to: path })),
      }
    : {
        title: 'Nothing here is for your account yet',
        text: 'An admin decides what you may open. Please ask one.',
        waysOn: [{ label: 'To the shop', to: '/' }],
      }
}

const NO_SECOND_FACTOR: NotFoundText = {
  title: 'Turn on the two-step login first',
  text: 'Staff need a code from an app besides the password. Turn it on in your settings, then reload this page.',
  waysOn: [{ label: 'To your settings', to: '/dashboard/settings' }],
}
