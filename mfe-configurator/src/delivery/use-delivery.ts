import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'

import type { Builder } from '../bike-build/builder.ts'
import { deliveryOf, type DeliveryTime, type Painted } from './delivery.api.ts'

/** The state of the delivery date. `open`: size or colour is missing. `on_request`: the date is unknown. */
export type DeliveryState =
  | { status: 'open' }
  | { status: 'unserved'; country: string }
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'on_request' }
  | { status: 'known'; time: DeliveryTime }

/**
 * Returns the delivery date of the chosen size and colour (spec, section 4); a country to which we don't ship
 * overrides everything else.
 */
export function useDelivery(builder: Builder): DeliveryState {
  const { http } = usePlatform()
  const painted = paintedOf(builder)
  const unserved = unservedIn(builder)
  const dates = useQuery({
    ...deliveryOf(http, painted ?? NOT_CHOSEN),
    enabled: painted !== null && unserved === null,
  })
  if (unserved !== null) return { status: 'unserved', country: unserved }
  if (!painted) return { status: builder.size && builder.colours.isPending ? 'loading' : 'open' }
  return toState(dates)
}

const NOT_CHOSEN: Painted = { bikeId: 0, sizeId: 0, colourId: 0 }

const paintedOf = ({ bike, size, colour, country }: Builder): Painted | null =>
  size && colour
    ? { bikeId: bike.id, sizeId: size.id, colourId: colour.id, countryId: country?.id ?? null }
    : null

const unservedIn = ({ country }: Builder) => (country && !country.isServed ? country.name : null)

interface Dates {
  isPending: boolean
  isError: boolean
  data: DeliveryTime | null | undefined
  refetch: () => Promise<unknown>
}

function toState({ isPending, isError, data, refetch }: Dates): DeliveryState {
  if (isPending) return { status: 'loading' }
  if (isError) return { status: 'failed', retry: () => void refetch() }
  return data ? { status: 'known', time: data } : { status: 'on_request' }
}
