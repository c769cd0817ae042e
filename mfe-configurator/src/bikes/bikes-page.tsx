import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, EmptyState, FailedState, PageFrame, PageSkeleton } from '@nireeka/ui'

import { useUnit } from '../performance/use-unit.ts'
import { BikeCard } from './bike-card.tsx'
import { BikeFilter } from './bike-filter.tsx'
import { budgetsFor, matches, readWish, START_PATH } from './bike-wish.ts'
import type { Bike } from './bike.ts'
import { bikes } from './bikes.api.ts'
import styles from './bikes.module.css'
import { CompareBikes } from './compare-bikes.tsx'
import { HeightCheck } from './height-check.tsx'

export function BikesPage() {
  useTitle('E-bikes')
  return (
    <PageFrame
      kind="catalogue"
      heading="E-bikes"
      lead="Three characters, one workshop. Each bike is put together after you order it, in your size and your colour."
    >
      <Loaded />
    </PageFrame>
  )
}

function Loaded() {
  const { http } = usePlatform()
  const list = useQuery(bikes(http))

  if (list.isPending) return <PageSkeleton kind="detail" />
  if (list.isError) {
    return (
      <FailedState
        title="The bikes can’t be shown right now"
        message={messageOf(list.error, TEXTS.unreachable)}
        onRetry={() => void list.refetch()}
      />
    )
  }
  return list.data.length === 0 ? <NoBikes /> : <Bikes all={list.data} />
}

function Bikes({ all }: { all: readonly Bike[] }) {
  const unit = useUnit()
  const wish = readWish(useSearchParams()[0])
  const shown = all.filter((bike) => matches(bike, wish))
  return (
    <div className={styles.page}>
      <div className={styles.narrow}>
        <BikeFilter wish={wish} budgets={budgetsFor(all)} />
        <HeightCheck wish={wish} />
        <output className={styles.count}>
          {shown.length === all.length ? `All ${all.length} bikes` : `${shown.length} of ${all.length} bikes`}
        </output>
      </div>
      {shown.length === 0 ? <NoneFits /> : null}
      <ul className={styles.bikes}>
        {shown.map((bike, index) => (
          <BikeCard key={bike.id} bike={bike} unit={unit} height={wish.height} isFirst={index === 0} />
        ))}
      </ul>
      {all.length > 1 ? <CompareBikes bikes={all} unit={unit} /> : null}
    </div>
  )
}

const NoneFits = () => (
  <EmptyState
    title="None of our bikes is both"
    text="A little more budget or another use, and there is one. All of them stand side by side below."
    action={
      <Link className={buttonClass({ tone: 'secondary' })} to={START_PATH}>
        Show all bikes
      </Link>
    }
  />
)

const NoBikes = () => (
  <EmptyState
    title="No bike can be ordered right now"
    text="The workshop is changing its models. Helmets, bags and locks are there meanwhile."
    action={
      <Link className={buttonClass({ tone: 'secondary' })} to="/shop/accessories">
        Accessories
      </Link>
    }
  />
)
