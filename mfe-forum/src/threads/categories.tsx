import { formatNumber } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useLocation } from '@nireeka/kit/router'
import { cardLinkClass, ChipLink, ChipList, QueryView, Skeleton } from '@nireeka/ui'
import type { ReactNode } from 'react'

import styles from './categories.module.css'
import { toneOf } from './category-tone.ts'
import tones from './category-tone.module.css'
import { type ListParams, listPath } from './list-params.ts'
import { categories, type Category } from './threads.api.ts'

/** The categories as small cards, on the forum's start page; a phone has them as a row of links. */
export function CategoryCards({ params }: { params: ListParams }) {
  return useIsStart(params) ? (
    <div className={styles.wide}>
      <Categories>{(list) => <Cards list={list} />}</Categories>
    </div>
  ) : null
}

/** The categories as a row of filters. The start page has them as cards where there is room. */
export function CategoryFilter({ params }: { params: ListParams }) {
  const isStart = useIsStart(params)
  return (
    <div className={isStart ? styles.narrow : styles.filter}>
      <Categories>{(list) => <Chips list={list} params={params} />}</Categories>
    </div>
  )
}

/** Says whether this is the forum's start page, and not its list of all threads. */
export const useIsStart = (params: ListParams) =>
  useLocation().pathname === '/forum' && listPath(params) === '/forum/1'

function Categories({ children }: { children: (list: Category[]) => ReactNode }) {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(categories(http))}
      skeleton={<Skeleton kind="text" lines={2} />}
      failed="The categories can’t be shown right now"
    >
      {children}
    </QueryView>
  )
}

const Cards = ({ list }: { list: Category[] }) => (
  <ul className={`${styles.cards} ${tones.tones}`} aria-label="Categories">
    {list.map(({ id, title, description, threads }) => (
      <li key={id} className={styles.card}>
        <h2 className={styles.title} data-tone={toneOf(id)}>
          <Link className={cardLinkClass} to={listPath({ page: 1, category: id })}>
            {title}
          </Link>
        </h2>
        <p className={styles.count}>{threads === 1 ? '1 thread' : `${formatNumber(threads)} threads`}</p>
        <p className={styles.description}>{description}</p>
      </li>
    ))}
  </ul>
)

const Chips = ({ list, params }: { list: Category[]; params: ListParams }) => (
  <nav className={`${styles.chips} ${tones.tones}`} aria-label="Categories">
    <ChipList>
      {[{ id: null, title: 'All' }, ...list].map(({ id, title }) => (
        <ChipLink
          key={id}
          link={<Link to={listPath({ ...params, page: 1, category: id })} data-tone={toneOf(id)} />}
          label={title}
          isCurrent={id === params.category}
        />
      ))}
    </ChipList>
  </nav>
)
