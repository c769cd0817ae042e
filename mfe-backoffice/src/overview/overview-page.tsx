import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { QueryView } from '@nireeka/ui'

import { BackOfficePage } from '../back-office-page.tsx'
import { overview } from './overview.api.ts'
import { Panels } from './panels.tsx'
import { PartLink } from './part-link.tsx'

const PARTS = [
  { label: 'Latest orders', icon: 'cart', link: <PartLink id="orders" /> },
  { label: 'Low stock', icon: 'bike', link: <PartLink id="stock" /> },
  { label: 'Members', icon: 'user', link: <PartLink id="members" /> },
  { label: 'Releases', icon: 'download', link: <PartLink id="releases" /> },
] as const

export function OverviewPage() {
  useTitle('Back office')
  const { http } = usePlatform()
  return (
    <BackOfficePage
      heading="Back office"
      lead="Orders, stock, members and releases, as of now. Days are counted in UTC."
      parts={PARTS}
    >
      <QueryView
        query={useQuery(overview(http))}
        skeleton={<Panels figures={null} />}
        failed="The overview can’t be shown right now"
      >
        {(figures) => <Panels figures={figures} />}
      </QueryView>
    </BackOfficePage>
  )
}
