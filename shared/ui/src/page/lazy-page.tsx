import { type ComponentType, useCallback, useEffect, useState } from 'react'

import { FailedState } from './failed-state.tsx'
import { type SkeletonKind, PageSkeleton } from './page-skeleton.tsx'

type Loaded = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; Page: ComponentType }

interface Props {
  /** Imports the page; the same function at every render. */
  load: () => Promise<ComponentType>
  skeleton?: SkeletonKind
}

/** A page that comes in its own chunk. Not React.lazy: that holds a finished page back for about 300 ms. */
export function LazyPage({ load, skeleton = 'text' }: Props) {
  const [page, setPage] = useState<Loaded>({ status: 'loading' })

  const start = useCallback(() => {
    setPage({ status: 'loading' })
    load().then(
      (Page) => setPage({ status: 'ready', Page }),
      () => setPage({ status: 'failed' }),
    )
  }, [load])
  useEffect(start, [start])

  if (page.status === 'ready') return <page.Page />
  if (page.status === 'loading') return <PageSkeleton kind={skeleton} />
  return (
    <FailedState
      title="This page can’t be shown right now"
      message="It couldn’t be loaded."
      onRetry={start}
    />
  )
}
