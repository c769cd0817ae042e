import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

import { FailedState } from './failed-state.tsx'
import { PageSkeleton, type SkeletonKind } from './page-skeleton.tsx'

/** A page whose code comes in its own chunk, once. */
export interface LazyPage {
  (): ReactNode
  /** Fetches the code, also ahead: before a page is hydrated, or when somebody points at a link to it. */
  load: () => Promise<ComponentType>
  isLoaded: () => boolean
}

type Loaded = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; Page: ComponentType }

const toLoaded = (Page: ComponentType | null): Loaded =>
  Page ? { status: 'ready', Page } : { status: 'loading' }

/**
 * Returns a component that fetches the page when it is shown: `lazyPage(() => import('./cart-page.tsx').then((module) =>
 * module.CartPage))`. Made once, outside of every component. Not React.lazy: that holds a finished page back for about
 * 300 ms.
 */
export function lazyPage(fetch: () => Promise<ComponentType>, skeleton: SkeletonKind = 'text'): LazyPage {
  let found: ComponentType | null = null
  // A chunk has 2.2 seconds, which a busy moment may cost: one more attempt before anybody is told.
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
