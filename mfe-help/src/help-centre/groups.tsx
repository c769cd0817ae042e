import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useSearchParams } from '@nireeka/kit/router'
import { EmptyState, NoResultsScene, QueryView } from '@nireeka/ui'

import { BikeArticles } from './bike-articles.tsx'
import { type Bike, chosenBike, groupsAbout } from './bike-filter.ts'
import { type Contents, type Group, groups } from './help-centre.api.ts'
import { GroupList } from './group-list.tsx'
import styles from './help-centre.module.css'
import { MostHelpful } from './most-helpful.tsx'
import { mostHelpfulLast } from './topic-order.ts'
import { Troubleshooter } from './troubleshooter.tsx'

export function Groups() {
  useTitle('Help centre')
  const { http } = usePlatform()
  const [query] = useSearchParams()
  return (
    <QueryView
      query={useQuery(groups(http))}
      skeleton="list"
      failed="The articles can’t be shown right now"
      empty={<NoArticles />}
      isEmpty={(contents) => !contents.groups.some(hasTopics)}
    >
      {(contents) => <Shown contents={contents} bike={chosenBike(contents, query.get('bike'))} />}
    </QueryView>
  )
}

const hasTopics = ({ topics }: Group) => topics.length > 0

function Shown({ contents, bike }: { contents: Contents; bike: Bike | null }) {
  const bikes = <BikeArticles contents={contents} chosen={bike} />
  if (bike)
    return (
      <>
        {bikes}
        <GroupList heading="Topics" list={groupsAbout(contents.groups, bike).filter(hasTopics)} />
        <Troubleshooter />
      </>
    )
  return (
    <>
      <div className={styles.first}>
        <Troubleshooter />
        <MostHelpful topics={contents.mostHelpful} />
      </div>
      <GroupList heading="All topics" list={mostHelpfulLast(contents).filter(hasTopics)} />
      {bikes}
    </>
  )
}

const NoArticles = () => (
  <EmptyState
    picture={<NoResultsScene />}
    title="No articles yet"
    text="We’re working on them. Until then, just ask us."
  />
)
