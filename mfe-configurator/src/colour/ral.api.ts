import { queryOptions } from '@nireeka/kit/query'

/** RAL classic and the fields to choose of it: a chunk of its own, for whoever names a colour. */
export const ralCode = queryOptions({
  queryKey: ['ral'],
  queryFn: async () => {
    const { RAL_COLOURS, RalFields } = await import('./ral-list.ts')
    return { colours: RAL_COLOURS, RalFields }
  },
  staleTime: Infinity,
})
