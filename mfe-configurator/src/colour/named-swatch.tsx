import { useQuery } from '@nireeka/kit/query'

import { ralCode } from './ral.api.ts'
import { Swatch } from './swatch.tsx'

/** The swatch of the first chosen RAL colour, once the list is loaded. */
export function NamedSwatch({ code }: { code: string }) {
  const { data } = useQuery(ralCode)
  return <Swatch colour={data?.colours.find((colour) => colour.code === code)?.swatch ?? null} />
}
