import { useQuery } from '@nireeka/kit/query'

import { ralCode } from './ral.api.ts'
import { Swatch } from './swatch.tsx'

/** The first paint that the rider has named, as soon as the list is there. */
export function NamedSwatch({ code }: { code: string }) {
  const { data } = useQuery(ralCode)
  return <Swatch colour={data?.colours.find((colour) => colour.code === code)?.swatch ?? null} />
}
