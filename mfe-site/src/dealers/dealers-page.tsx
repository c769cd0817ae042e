import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { FailedState, PageFrame, PageSkeleton } from '@nireeka/ui'

import { dealersIntroduction } from '../content/dealers.ts'
import styles from '../information/information.module.css'
import { Sections } from '../information/sections.tsx'
import { DealerFinder } from './dealer-finder.tsx'
import { dealerList } from './dealers.api.ts'

export function DealersPage() {
  useTitle('Dealers')
  return (
    <PageFrame kind="catalogue" heading="Dealers" lead={dealersIntroduction.description}>
      <Dealers />
      <div className={styles.introduction}>
        <Sections text={dealersIntroduction} />
      </div>
    </PageFrame>
  )
}

function Dealers() {
  const { http } = usePlatform()
  const list = useQuery(dealerList(http))
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
  return <DealerFinder dealers={list.data} />
}
