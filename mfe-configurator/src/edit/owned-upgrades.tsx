import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useStream } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { FailedState, PageSkeleton } from '@nireeka/ui'
import { useMemo } from 'react'

import type { BuildableBike } from '../bike/bike.api.ts'
import { BikeBuilder } from '../bike/bike-builder.tsx'
import { EditFrame } from './edit-frame.tsx'
import { LineStates } from './line-states.tsx'
import { type OwnedBike, ownedBike } from './owned.api.ts'
import { LoginFirst, NotYours } from './owned-states.tsx'
import { upgradesStart } from './upgrades-start.ts'
import { useCartLine } from './use-cart-line.ts'

interface Props {
  bike: BuildableBike
  orderBikeId: number
  /** The id of the upgrades' cart line that is edited; null for a new one. */
  lineId: number | null
}

/** CEOM and CEUM: the configurator for upgrades of an owned bike, starting from what the cart has for it. */
export function OwnedUpgrades(props: Props) {
  const session = useStream(usePlatform().session$)
  if (session.status === 'member') return <Upgrades {...props} />
  return (
    <EditFrame bike={props.bike}>
      {session.status === 'guest' ? <LoginFirst /> : <PageSkeleton kind="detail" />}
    </EditFrame>
  )
}

function Upgrades({ bike, orderBikeId, lineId }: Props) {
  const owned = useQuery(ownedBike(usePlatform().http, orderBikeId))
  const found = useCartLine(lineId, bike.slug)
  const line = found.status === 'found' ? found.line : null
  const isWaiting = lineId !== null && line === null
  const start = useMemo(
    () => (owned.data ? upgradesStart(orderBikeId, bike, owned.data, line) : null),
    [bike, owned.data, line, orderBikeId],
  )

  if (start && !isWaiting && owned.data?.slug === bike.slug) return <BikeBuilder start={start} />
  if (owned.data && isWaiting && found.status !== 'found') return <LineStates found={found} bike={bike} />
  return (
    <EditFrame bike={bike}>
      <OwnedState owned={owned} />
    </EditFrame>
  )
}

interface OwnedProps {
  owned: { data: OwnedBike | undefined; error: Error | null; refetch: () => Promise<unknown> }
}

/** Shows the same message for a bike of another model and for somebody else's bike. */
function OwnedState({ owned: { data, error, refetch } }: OwnedProps) {
  if (data || (isHttpError(error) && error.status === 404)) return <NotYours />
  if (!error) return <PageSkeleton kind="detail" />
  return (
    <FailedState
      title="Your bike can’t be shown right now"
      message={messageOf(error, TEXTS.unreachable)}
      onRetry={() => void refetch()}
    />
  )
}
