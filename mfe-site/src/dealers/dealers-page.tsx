import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { PageFrame, QueryView } from '@nireeka/ui'

import { Sections } from '../information/sections.tsx'
import { informationText } from '../information/texts.api.ts'
import { DealerFinder } from './dealer-finder.tsx'
import { dealerList } from './dealers.api.ts'

export function DealersPage() {
  const { http } = usePlatform()
  const { title, description } = useQuery(informationText(http, 'dealers')).data ?? { title: 'Dealers' }
  const dealers = useQuery(dealerList(http))
  useTitle(title)
  return (
    <PageFrame kind="catalogue" heading={title} lead={description}>
      <QueryView query={dealers} skeleton="list" failed="The dealers can’t be shown right now">
        {(all) => <DealerFinder dealers={all} introduction={<Introduction />} />}
      </QueryView>
      {dealers.data ? null : <Introduction />}
    </PageFrame>
  )
}

/** What to know before one goes to a dealer; it is there without their list, too. */
function Introduction() {
  const { http } = usePlatform()
  const query = useQuery(informationText(http, 'dealers'))
  return (
    <QueryView query={query} skeleton="text" failed="This text can’t be shown right now">
      {(text) => <Sections text={text} />}
    </QueryView>
  )
}
