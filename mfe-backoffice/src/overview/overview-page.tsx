import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { NavLink } from '@nireeka/kit/router'
import { BackOfficeFrame, FailedState } from '@nireeka/ui'

import { overview } from './overview.api.ts'
import { Panels } from './panels.tsx'
import { PartLink } from './part-link.tsx'

const LINKS = [
  { label: 'Overview', icon: 'eye', link: <NavLink to="/backoffice" end /> },
  { label: 'Reviews', icon: 'edit', link: <NavLink to="/backoffice/reviews" /> },
  { label: 'Orders', icon: 'cart', link: <PartLink id="orders" /> },
  { label: 'Stock', icon: 'bike', link: <PartLink id="stock" /> },
  { label: 'Members', icon: 'user', link: <PartLink id="members" /> },
  { label: 'Releases', icon: 'download', link: <PartLink id="releases" /> },
] as const

export function OverviewPage() {
  useTitle('Back office')
  return (
    <BackOfficeFrame
      heading="Back office"
      lead="Orders, stock, members and releases, as of now. Days are counted in UTC."
      links={LINKS}
    >
      <Figures />
    </BackOfficeFrame>
  )
}

function Figures() {
  const { http } = usePlatform()
  const figures = useQuery(overview(http))

  if (figures.isError) {
    return (
      <FailedState
        title="The overview can’t be shown right now"
        message={messageOf(figures.error, TEXTS.unreachable)}
        onRetry={() => void figures.refetch()}
      />
    )
  }
  return <Panels figures={figures.data ?? null} />
}
