import { formatNumber, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useLocation } from '@nireeka/kit/router'
import { Card, cardLinkClass, ChipLink, ChipList, FailedState, Skeleton } from '@nireeka/ui'

import styles from './categories.module.css'
import { placePath } from './place.ts'
import { categories, type Category } from './threads.api.ts'

/** Introduced one by one where the forum starts; a row to filter with on its pages. */
export function Categories({ chosen }: { chosen: number | null }) {
  const { http } = usePlatform()
  const { pathname } = useLocation()
  const list = useQuery(categories(http))

  if (list.isPending) return <Skeleton kind="text" lines={2} />
  if (list.isError) {
    return (
      <FailedState
        title="The categories can’t be shown right now"
        message={messageOf(list.error, TEXTS.unreachable)}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const isStart = pathname === '/forum' && chosen === null
  return isStart ? <CategoryCards list={list.data} /> : <CategoryFilter list={list.data} chosen={chosen} />
}

const CategoryCards = ({ list }: { list: Category[] }) => (
  <ul className={styles.cards} aria-label="Categories">
    {list.map(({ id, title, description, threads }) => (
      <Card key={id} as="li">
        <h2 className={styles.title}>
          <Link className={cardLinkClass} to={placePath({ page: 1, category: id })}>
            {title}
          </Link>
        </h2>
        <p className={styles.description}>{description}</p>
        <p className={styles.count}>{threads === 1 ? '1 thread' : `${formatNumber(threads)} threads`}</p>
      </Card>
    ))}
  </ul>
)

const CategoryFilter = ({ list, chosen }: { list: Category[]; chosen: number | null }) => (
  <nav aria-label="Categories">
    <ChipList>
      {[{ id: null, title: 'All' }, ...list].map(({ id, title }) => (
        <ChipLink
          key={id}
          link={<Link to={placePath({ page: 1, category: id })} />}
          label={title}
          isCurrent={id === chosen}
        />
      ))}
    </ChipList>
  </nav>
)
