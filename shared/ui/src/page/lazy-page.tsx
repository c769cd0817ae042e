import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

import { FailedState } from './failed-state.tsx'
import { PageSkeleton, type SkeletonKind } from './page-skeleton.tsx'

/** A page whose code is in its own chunk, loaded once. */
export interface LazyPage {
  (): ReactNode
  /** Loads the code; also ahead of time, before hydration or when a visitor points at a link to the page. */
  load: () => Promise<ComponentType>
  isLoaded: () => boolean
}

type Loaded = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; Page: ComponentType }

const toLoaded = (Page: ComponentType | null): Loaded =>
  Page ? { status: 'ready', Page } : { status: 'loading' }

/**
 * Returns a component that loads the page when it is shown: `lazyPage(() => import('./cart-page.tsx').then((module) =>
 * module.CartPage))`. Called once, outside of every component. Not React.lazy, which delays a loaded page by about 300
 * ms.
 */
export function lazyPage(fetch: () => Promise<ComponentType>, skeleton: SkeletonKind = 'text'): LazyPage {
  let found: ComponentType | null = null
  // Tries twice, because a chunk has only 2.2 seconds, which a busy moment may exceed.
  const load = async () => (found ??= await fetch().catch(fetch))

  function Lazy() {
    const [page, setPage] = useState<Loaded>(() => toLoaded(found))
    const isLoading = page.status === 'loading'

    useEffect(() => {
      if (!isLoading) return
      let isWanted = true
      const settle = (next: Loaded) => isWanted && setPage(next)
      load().then(
        (Page) => settle(toLoaded(Page)),
        () => settle({ status: 'failed' }),
      )
      return () => void (isWanted = false)
    }, [isLoading])

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
  return Object.assign(Lazy, { load, isLoaded: () => found !== null })
}
