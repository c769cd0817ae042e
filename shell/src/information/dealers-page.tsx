import { type Answer, messageOf, TEXTS } from '@nireeka/contracts'
import type { DealerData } from '@nireeka/contracts/api'
import { useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { FailedState, PageFrame, PageSkeleton } from '@nireeka/ui'

import { useShell } from '../frame/shell-context.ts'
import { dealersIntroduction } from './content/dealers.ts'
import { DealerCard } from './dealer-card.tsx'
import { Sections } from './sections.tsx'
import styles from './information.module.css'

export function DealersPage() {
  useTitle('Dealers')
  return (
    <PageFrame kind="catalogue" heading="Dealers" lead={dealersIntroduction.description}>
      <Sections text={dealersIntroduction} />
      <Dealers />
    </PageFrame>
  )
}

function Dealers() {
  const { http } = useShell().platform
  const list = useQuery({
    queryKey: ['dealers'],
    queryFn: async () => (await http.get<Answer<{ dealers: DealerData[] }>>('/api/dealers')).data.dealers,
  })
  if (list.isPending) return <PageSkeleton kind="list" />
  if (list.isError) {
    return (
      <FailedState
        title="The dealers can’t be shown right now"
        message={messageOf(list.error, TEXTS.unreachable)}
        onRetry={() => void list.refetch()}
      />
    )
  }
  return (
    <ul className={styles.dealers}>
      {list.data.map((dealer) => (
        <DealerCard key={dealer.id} dealer={dealer} />
      ))}
    </ul>
  )
}
