import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { QueryView } from '@nireeka/ui'

import { BackOfficePage } from '../back-office-page.tsx'
import { NeedsAttention } from './needs-attention.tsx'
import { overview } from './overview.api.ts'
import { Panels } from './panels.tsx'

export function OverviewPage() {
  useTitle('Back office')
  const { http } = usePlatform()
  return (
    <BackOfficePage heading="Back office" lead="Open tasks and sales. Days are in UTC.">
      <NeedsAttention />
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
