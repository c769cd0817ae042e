import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { EmptyState, Icon, NoResultsScene, QueryView } from '@nireeka/ui'

import { BikeArticles } from './bike-articles.tsx'
import { type Bike, chosenBike, groupsAbout } from './bike-filter.ts'
import { type Contents, type Group, groups } from './help-centre.api.ts'
import styles from './help-centre.module.css'
import { MostHelpful } from './most-helpful.tsx'

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
  return (
    <>
      {bike ? null : <MostHelpful topics={contents.mostHelpful} />}
      <BikeArticles contents={contents} chosen={bike} />
      <GroupList list={bike ? groupsAbout(contents.groups, bike) : contents.groups} />
    </>
  )
}

const GroupList = ({ list }: { list: Group[] }) => (
  <ul className={styles.groups}>
    {list.filter(hasTopics).map(({ id, title, topics }) => (
      <li key={id}>
        <h2 className={styles.group}>{title}</h2>
        <ul className={styles.topics}>
          {topics.map((topic) => (
            <li key={topic.id}>
              <Link className={styles.topic} to={`/help-center/topics/${topic.id}`}>
                {topic.title}
                <Icon name="chevron-right" />
              </Link>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
)

const NoArticles = () => (
  <EmptyState
    picture={<NoResultsScene />}
    title="No articles yet"
    text="We’re working on them. Until then, just ask us."
  />
)
