import { queryOptions, useQuery } from '@nireeka/kit/query'
import { Alert, Button, Skeleton } from '@nireeka/ui'

import type { Builder } from '../bike-build/builder.ts'

/** The finder's code comes when somebody opens it. */
const finderCode = queryOptions({
  queryKey: ['size-finder'],
  queryFn: async () => (await import('./size-finder.tsx')).SizeFinder,
  staleTime: Infinity,
})

export function LoadedFinder({ builder }: { builder: Builder }) {
  const code = useQuery(finderCode)
  if (code.isPending) return <Skeleton kind="text" lines={4} />
  if (code.isError) {
    return (
      <Alert tone="danger" title="The size finder could not be loaded">
        <Button tone="secondary" size="small" onClick={() => void code.refetch()}>
          Try again
        </Button>
      </Alert>
    )
  }
  const Finder = code.data
  return <Finder builder={builder} />
}
