import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import {
  Card,
  cardLinkClass,
  EmptyState,
  FailedState,
  NoResultsScene,
  PageSkeleton,
  Picture,
} from '@nireeka/ui'

import { families, sparesPath } from './spares.api.ts'
import styles from './families.module.css'

/** Where to start without a name or a number. A family's code stands in all of its part numbers, so it finds them. */
export function Families() {
  const { http } = usePlatform()
  const list = useQuery(families(http))

  if (list.isPending) return <PageSkeleton kind="list" />
  if (list.isError) {
    return (
      <FailedState
        title="The families can’t be shown right now"
        message={messageOf(list.error, TEXTS.unreachable)}
        onRetry={() => void list.refetch()}
      />
    )
  }
  if (list.data.length === 0) {
    return (
      <EmptyState
        picture={<NoResultsScene />}
        title="No spare parts yet"
        text="Ask us for the part you need: we may have it."
      />
    )
  }
  return (
    <ul className={styles.families}>
      {list.data.map(({ code, title, description, image, count }) => (
        <Card
          key={code}
          as="li"
          look="plain"
          picture={<Picture src={image} alt="" sizes="(width < 40rem) 50vw, 20rem" />}
        >
          <h2 className={styles.family}>
            <Link className={cardLinkClass} to={sparesPath(code)}>
              {title}
            </Link>
          </h2>
          <p className={styles.note}>{description}</p>
          <p className={styles.count}>{count === 1 ? '1 part' : `${count} parts`}</p>
        </Card>
      ))}
    </ul>
  )
}
