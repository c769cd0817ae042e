import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { ChipLink, ChipList, QueryView, Skeleton } from '@nireeka/ui'

import styles from './categories.module.css'
import { toneOf } from './category-tone.ts'
import tones from './category-tone.module.css'
import { type ListParams, listPath } from './list-params.ts'
import { categories, type Category } from './threads.api.ts'

/** The categories as filters, each with its number of threads: a row of chips, or a column where there is room. */
export function CategoryFilter({ params }: { params: ListParams }) {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(categories(http))}
      skeleton={<Skeleton kind="text" lines={2} />}
      failed="The categories can’t be shown right now"
    >
      {(list) => <Chips list={list} params={params} />}
    </QueryView>
  )
}

const Chips = ({ list, params }: { list: Category[]; params: ListParams }) => (
  <nav className={`${styles.chips} ${tones.tones}`} aria-label="Categories">
    <ChipList>
      <ChipLink
        link={<Link to={listPath({ ...params, page: 1, category: null })} />}
        label="All"
        isCurrent={params.category === null}
      />
      {list.map(({ id, title, threads }) => (
        <ChipLink
          key={id}
          link={<Link to={listPath({ ...params, page: 1, category: id })} data-tone={toneOf(id)} />}
          label={title}
          count={threads}
          isCurrent={id === params.category}
        />
      ))}
    </ChipList>
  </nav>
)
