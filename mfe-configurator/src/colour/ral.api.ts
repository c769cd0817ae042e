import { queryOptions } from '@nireeka/kit/query'

import type { RalColour } from './ral.ts'

/** RAL classic. The list is a chunk of its own, for whoever names a colour. */
export const ralColours = queryOptions({
  queryKey: ['ral'],
  queryFn: async (): Promise<readonly RalColour[]> => (await import('./ral-list.ts')).RAL_COLOURS,
  staleTime: Infinity,
})
