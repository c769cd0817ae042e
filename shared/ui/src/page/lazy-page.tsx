import { type ComponentType, useEffect, useState } from 'react'

import { FailedState } from './failed-state.tsx'
import { PageSkeleton, type SkeletonKind } from './page-skeleton.tsx'

type Loaded = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; Page: ComponentType }

interface Props {
  /** Imports the page; the same function at every render. */
  load: () => Promise<ComponentType>
  skeleton?: SkeletonKind
}

/** A page that comes in its own chunk. Not React.lazy: that holds a finished page back for about 300 ms. */
export function LazyPage({ load, skeleton = 'text' }: Props) {
  const [page, setPage] = useState<Loaded>({ status: 'loading' })
  const isLoading = page.status === 'loading'

  useEffect(() => {
    if (!isLoading) return
    load().then(
      (Page) => setPage({ status: 'ready', Page }),
      () => setPage({ status: 'failed' }),
    )
  }, [load, isLoading])

  if (page.status === 'ready') return <page.Page />
  if (isLoading) return <PageSkeleton kind={skeleton} />
  return (
    <FailedState
      title="This page can’t be shown right now"
      message="It couldn’t be loaded."
      onRetry={() => setPage({ status: 'loading' })}
    />
  )
}
