import { messageOf, TEXTS } from '@nireeka/contracts'
import { useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { FailedState, PageFrame, PageSkeleton } from '@nireeka/ui'

import { useShell } from '../frame/shell-context.ts'
import { dealersIntroduction } from './content/dealers.ts'
import { Countries } from './countries.tsx'
import { dealerCountries } from './dealer-countries.ts'
import { dealerList } from './dealers.api.ts'
import { Sections } from './sections.tsx'
import styles from './information.module.css'

export function DealersPage() {
  useTitle('Dealers')
  return (
    <PageFrame kind="catalogue" heading="Dealers" lead={dealersIntroduction.description}>
      <div className={styles.introduction}>
        <Sections text={dealersIntroduction} />
      </div>
      <Dealers />
    </PageFrame>
  )
}

function Dealers() {
  const { http } = useShell().platform
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
  return <Countries countries={dealerCountries(list.data)} />
}
