import { queryOptions, useQuery } from '@nireeka/kit/query'
import { FailedPart, QueryView, Skeleton } from '@nireeka/ui'

import type { Builder } from '../bike-build/builder.ts'

/** Loads the code of the size finder when it is opened. */
const finderCode = queryOptions({
  queryKey: ['size-finder'],
  queryFn: async () => (await import('./size-finder.tsx')).SizeFinder,
  staleTime: Infinity,
})

export const LoadedFinder = ({ builder }: { builder: Builder }) => (
  <QueryView
    query={useQuery(finderCode)}
    skeleton={<Skeleton kind="text" lines={4} />}
    failed={({ retry }) => <FailedPart title="The size finder could not be loaded" onRetry={retry} />}
  >
    {(Finder) => <Finder builder={builder} />}
  </QueryView>
)
