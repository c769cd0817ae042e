import { FailedState, PageSkeleton } from '@nireeka/ui'
import { type ComponentType, useCallback, useEffect, useState } from 'react'

type Loaded = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; Page: ComponentType }

/** A page that comes in its own chunk. Not React.lazy: that holds a finished page back for about 300 ms. */
export function LazyPage({ load }: { load: () => Promise<ComponentType> }) {
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
  if (page.status === 'loading') return <PageSkeleton kind="text" />
  return (
    <FailedState
      title="This page can’t be shown right now"
      message="It couldn’t be loaded."
      onRetry={start}
    />
  )
}
