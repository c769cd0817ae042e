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
import { ownedBike } from './owned.api.ts'
import { type OwnedEntry, upgradesStart } from './upgrades-start.ts'
import { useCartLine } from './use-cart-line.ts'

interface Props {
  slug: string
  entry: OwnedEntry
}

/** CEOM and CEUM: upgrades for a bike that its member has, from what is in the cart for it already. */
export function OwnedUpgrades(props: Props) {
  useTitle('Upgrade your bike')
  const session = useStream(usePlatform().session$)
  if (session.status === 'loading') return <PageSkeleton kind="detail" />
  return session.status === 'member' ? <Upgrades {...props} /> : <LoginFirst />
}

function Upgrades({ slug, entry }: Props) {
  const { http } = usePlatform()
  const bike = useQuery(bikeBySlug(http, slug))
  const owned = useQuery(ownedBike(http, entry.orderBikeId))
  const lineId = entry.mode === 'CEUM' ? entry.lineId : null
  const found = useCartLine(lineId, slug)
  const line = found.status === 'found' ? found.line : null
  const start = useMemo(
    () =>
      bike.data && owned.data && (line || lineId === null)
        ? upgradesStart(entry, bike.data, owned.data, line)
        : null,
    // The entry is read from the address anew at each render; its ids are what counts.
    [bike.data, owned.data, line, lineId, entry.mode, entry.orderBikeId],
  )

  if (start && owned.data?.slug !== slug) return <NotYours />
  if (start) return <BikeBuilder start={start} />
  if (isHttpError(owned.error) && owned.error.status === 404) return <NotYours />
  const failed = [bike, owned].find(({ isError }) => isError)
  if (failed?.error) return <BikeFailed error={failed.error} onRetry={() => void failed.refetch()} />
  if (lineId !== null && found.status !== 'found') return <LineStates found={found} slug={slug} />
  return <PageSkeleton kind="detail" />
}

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
