import { usePlatform, useStream } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'

import { myBikes } from '../spares/my-bike.api.ts'
import type { Guide } from './diagnosis.api.ts'
import type { NamedBike } from './ticket.ts'

/**
 * Returns the bikes that can be named, a member's own first, and the one that is: by the address, or the only bike of a
 * member.
 */
export function useNamedBike({ bikes }: Guide, value: string | null) {
  const { http, session$ } = usePlatform()
  const isMember = useStream(session$).status === 'member'
  const own = useQuery({ ...myBikes(http), enabled: isMember })
  const choices: NamedBike[] = [
    ...(own.data ?? []).map(({ id, title, size, serialNumber }) => ({
      value: String(id),
      name: [`${title}, size ${size}`, serialNumber && `serial number ${serialNumber}`]
        .filter(Boolean)
        .join(', '),
      model: title,
      orderBikeId: id,
    })),
    ...bikes.map(({ slug, title }) => ({ value: slug, name: title, model: title, orderBikeId: null })),
  ]
  const only = own.data?.length === 1 ? String(own.data[0]?.id) : null
  const named = value ?? only
  return { choices, bike: choices.find((choice) => choice.value === named) ?? null, isMember }
}
