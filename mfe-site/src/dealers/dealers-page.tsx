import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { PageFrame, QueryView } from '@nireeka/ui'

import styles from '../information/information.module.css'
import { Sections } from '../information/sections.tsx'
import { informationText } from '../information/texts.api.ts'
import { DealerFinder } from './dealer-finder.tsx'
import { dealerList } from './dealers.api.ts'

export function DealersPage() {
  const { http } = usePlatform()
  const query = useQuery(informationText(http, 'dealers'))
  const { title, description } = query.data ?? { title: 'Dealers' }
  useTitle(title)
  return (
    <PageFrame kind="catalogue" heading={title} lead={description}>
      <Dealers />
      <div className={styles.introduction}>
        <QueryView query={query} skeleton="text" failed="This text can’t be shown right now">
          {(text) => <Sections text={text} />}
        </QueryView>
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
