import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass, EmptyState, FailedState, PageFrame, PageSkeleton } from '@nireeka/ui'

import { useUnit } from '../performance/use-unit.ts'
import { BikeOffer } from './bike-offer.tsx'
import { bikes } from './bikes.api.ts'
import styles from './bikes.module.css'

export function BikesPage() {
  useTitle('E-bikes')
  return (
    <PageFrame
      kind="catalogue"
      heading="E-bikes"
      lead="Three characters, one workshop. Each bike is put together after you order it, in your size and your colour."
    >
      <Offers />
    </PageFrame>
  )
}

function Offers() {
  const { http } = usePlatform()
  const unit = useUnit()
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
  if (list.data.length === 0) return <NoBikes />
  return (
    <ul className={styles.bikes}>
      {list.data.map((bike, index) => (
        <BikeOffer key={bike.id} bike={bike} unit={unit} isFirst={index === 0} />
      ))}
    </ul>
  )
}

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
