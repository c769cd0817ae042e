import { useQuery } from '@nireeka/kit/query'

import { ralColours } from './ral.api.ts'
import { Swatch } from './swatch.tsx'

/** The first paint that the rider has named, as soon as the list is there. */
export function NamedSwatch({ code }: { code: string }) {
  const { data = [] } = useQuery(ralColours)
  return <Swatch colour={data.find((colour) => colour.code === code)?.swatch ?? null} />
}
