import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, EmptyState, FailedState, NoResultsScene, PageFrame, Pagination } from '@nireeka/ui'

import { accessories } from './accessories.api.ts'
import styles from './accessories.module.css'
import { AccessoryTile } from './accessory-tile.tsx'
import { Filters } from './filters.tsx'
import { WaitingList } from './waiting.tsx'
import { readWish, wishPath } from './wish.ts'

export function AccessoriesPage() {
  useTitle('Accessories')
  return (
    <PageFrame
      kind="catalogue"
      heading="Accessories"
      lead="Made for our bikes, tried on our commutes. What carries, lights, locks and keeps you dry."
    >
      <List />
    </PageFrame>
  )
}

function List() {
  const { http } = usePlatform()
  const [query] = useSearchParams()
  const wish = readWish(query)
  const list = useQuery(accessories(http, wish))

  if (list.isPending) return <WaitingList />
  if (list.isError) {
    return (
      <FailedState
        title="The accessories can’t be shown right now"
        message={messageOf(list.error, TEXTS.unreachable)}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const { items, total, pages, categories } = list.data
  return (
    <>
      <Filters key={wish.q ?? ''} wish={wish} categories={categories} total={total} />
      {items.length === 0 ? (
        <Nothing />
      ) : (
        <ul className={styles.grid} aria-busy={list.isPlaceholderData}>
          {items.map((item) => (
            <AccessoryTile key={item.id} item={item} />
          ))}
        </ul>
      )}
      <Pagination page={wish.page} pages={pages} link={(page) => <Link to={wishPath(wish, { page })} />} />
    </>
  )
}

const Nothing = () => (
  <EmptyState
    picture={<NoResultsScene />}
    title="Nothing fits these filters"
    text="Try another word, or look at everything we have."
    action={
      <Link className={buttonClass({ tone: 'secondary' })} to="/shop/accessories">
        Show all accessories
      </Link>
    }
  />
)
