import { isHttpError } from '@nireeka/contracts'
import { usePlatform, useStream, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useLocation } from '@nireeka/kit/router'
import { buttonClass, EmptyState, PageSkeleton } from '@nireeka/ui'
import { useMemo } from 'react'

import { bikeBySlug } from '../bike/bike.api.ts'
import { BikeBuilder } from '../bike/bike-builder.tsx'
import { BikeFailed } from '../bike/bike-failed.tsx'
import { LineStates } from './line-states.tsx'
import { type OwnedBike, ownedBike } from './owned.api.ts'
import { upgradesStart } from './upgrades-start.ts'
import { useCartLine } from './use-cart-line.ts'

interface Props {
  slug: string
  orderBikeId: number
  /** Of the upgrades' line in the cart that is changed. */
  lineId: number | null
}

/** CEOM and CEUM: upgrades for a bike that its member has, from what is in the cart for it already. */
export function OwnedUpgrades(props: Props) {
  useTitle('Upgrade your bike')
  const session = useStream(usePlatform().session$)
  if (session.status === 'loading') return <PageSkeleton kind="detail" />
  return session.status === 'member' ? <Upgrades {...props} /> : <LoginFirst />
}

function Upgrades({ slug, orderBikeId, lineId }: Props) {
  const { http } = usePlatform()
  const bike = useQuery(bikeBySlug(http, slug))
  const owned = useQuery(ownedBike(http, orderBikeId))
  const found = useCartLine(lineId, slug)
  const line = found.status === 'found' ? found.line : null
  const isWhole = line !== null || lineId === null
  const start = useMemo(
    () => (bike.data && owned.data ? upgradesStart(orderBikeId, bike.data, owned.data, line) : null),
    [bike.data, owned.data, line, orderBikeId],
  )

  if (isSomebodyElses(owned, slug)) return <NotYours />
  if (start && isWhole) return <BikeBuilder start={start} />
  const failed = [bike, owned].find(({ isError }) => isError)
  if (failed?.error) return <BikeFailed error={failed.error} onRetry={() => void failed.refetch()} />
  return isWhole || found.status === 'found' ? (
    <PageSkeleton kind="detail" />
  ) : (
    <LineStates found={found} slug={slug} />
  )
}

/** Or there is no such bike, or it is another model. */
const isSomebodyElses = ({ data, error }: { data?: OwnedBike; error: Error | null }, slug: string) =>
  data ? data.slug !== slug : isHttpError(error) && error.status === 404

function LoginFirst() {
  const { pathname, search } = useLocation()
  return (
    <EmptyState
      title="Log in to upgrade your bike"
      text="We look up what is on it, so that you only see what fits."
      action={
        <Link className={buttonClass()} to={`/login?continue=${encodeURIComponent(`${pathname}${search}`)}`}>
          Log in
        </Link>
      }
    />
  )
}

const NotYours = () => (
  <EmptyState
    title="This bike isn’t in your account"
    text="Upgrades can be ordered by whoever bought the bike. All of yours are in your dashboard."
    action={
      <Link className={buttonClass({ tone: 'secondary' })} to="/dashboard">
        Your bikes
      </Link>
    }
  />
)
