import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { PageFrame, QueryView } from '@nireeka/ui'

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
  return (
    <QueryView
      query={useQuery(dealerList(http))}
      skeleton="list"
      failed="The dealers can’t be shown right now"
    >
      {(dealers) => <DealerFinder dealers={dealers} />}
    </QueryView>
  )
}
