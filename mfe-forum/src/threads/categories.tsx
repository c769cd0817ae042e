import { formatNumber } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useLocation } from '@nireeka/kit/router'
import { Card, cardLinkClass, ChipLink, ChipList, QueryView, Skeleton } from '@nireeka/ui'

import styles from './categories.module.css'
import { type ListParams, listPath } from './list-params.ts'
import { categories, type Category } from './threads.api.ts'

/** The categories: as cards on the forum's start page, and as a row of filters on the other pages. */
export function Categories({ params }: { params: ListParams }) {
  const { http } = usePlatform()
  const { pathname } = useLocation()
  const isStart = pathname === '/forum' && listPath(params) === '/forum/1'
  return (
    <QueryView
      query={useQuery(categories(http))}
      skeleton={<Skeleton kind="text" lines={2} />}
      failed="The categories can’t be shown right now"
    >
      {(list) => (isStart ? <CategoryCards list={list} /> : <CategoryFilter list={list} params={params} />)}
    </QueryView>
  )
}

const CategoryCards = ({ list }: { list: Category[] }) => (
  <ul className={styles.cards} aria-label="Categories">
    {list.map(({ id, title, description, threads }) => (
      <Card key={id} as="li">
        <h2 className={styles.title}>
          <Link className={cardLinkClass} to={listPath({ page: 1, category: id })}>
            {title}
          </Link>
        </h2>
        <p className={styles.description}>{description}</p>
        <p className={styles.count}>{threads === 1 ? '1 thread' : `${formatNumber(threads)} threads`}</p>
      </Card>
    ))}
  </ul>
)

const CategoryFilter = ({ list, params }: { list: Category[]; params: ListParams }) => (
  <nav aria-label="Categories">
    <ChipList>
      {[{ id: null, title: 'All' }, ...list].map(({ id, title }) => (
        <ChipLink
          key={id}
          link={<Link to={listPath({ ...params, page: 1, category: id })} />}
          label={title}
          isCurrent={id === params.category}
        />
      ))}
    </ChipList>
  </nav>
)
