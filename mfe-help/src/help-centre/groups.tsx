import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { EmptyState, FailedState, Icon, NoResultsScene, PageSkeleton } from '@nireeka/ui'

import { groups } from './help-centre.api.ts'
import styles from './help-centre.module.css'

export function Groups() {
  useTitle('Help centre')
  const { http } = usePlatform()
  const list = useQuery(groups(http))

  if (list.isPending) return <PageSkeleton kind="list" />
  if (list.isError) {
    return (
      <FailedState
        title="The articles can’t be shown right now"
        message={messageOf(list.error, TEXTS.unreachable)}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const filled = list.data.filter(({ topics }) => topics.length > 0)
  if (filled.length === 0) {
    return (
      <EmptyState
        picture={<NoResultsScene />}
        title="No articles yet"
        text="We are writing them. Until then, just ask us."
      />
    )
  }
  return (
    <ul className={styles.groups}>
      {filled.map(({ id, title, topics }) => (
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
}
