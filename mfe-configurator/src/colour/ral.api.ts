import { queryOptions } from '@nireeka/kit/query'

/** The query for the RAL colours and their fields: a chunk that only custom colours need. */
export const ralCode = queryOptions({
  queryKey: ['ral'],
  queryFn: async () => {
    const { RAL_COLOURS, RalFields } = await import('./ral-list.ts')
    return { colours: RAL_COLOURS, RalFields }
  },
  staleTime: Infinity,
})
