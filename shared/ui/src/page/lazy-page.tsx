import { type ComponentType, useEffect, useState } from 'react'

import { FailedState } from './failed-state.tsx'
import { PageSkeleton, type SkeletonKind } from './page-skeleton.tsx'

/** A page's code that comes in its own chunk, once. */
export interface PageCode {
  /** Fetches it, also ahead: before a page is hydrated, or when somebody points at a link to it. */
  load: () => Promise<ComponentType>
  /** The page, once it is there. */
  ready: () => ComponentType | null
}

/** `fetch` imports the page: `pageCode(() => import('./checkout-page.tsx').then((module) => module.CheckoutPage))`. */
export function pageCode(fetch: () => Promise<ComponentType>): PageCode {
  let Page: ComponentType | null = null
  // A chunk has 2.2 seconds, which a busy moment may cost: one more try before anybody is told.
  return { ready: () => Page, load: async () => (Page ??= await fetch().catch(fetch)) }
}

type Loaded = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; Page: ComponentType }

interface Props {
  /** Made once, outside of every component. */
  code: PageCode
  skeleton?: SkeletonKind
}

/** Shows a page that comes in its own chunk. Not React.lazy: that holds a finished page back for about 300 ms. */
export function LazyPage({ code, skeleton = 'text' }: Props) {
  const [page, setPage] = useState<Loaded>(() => toLoaded(code.ready()))
  const [shown, setShown] = useState(code)
  const isLoading = page.status === 'loading'

  // The same place may be given another page.
  if (shown !== code) {
    setShown(code)
    setPage(toLoaded(code.ready()))
  }

  useEffect(() => {
    if (!isLoading) return
    let isWanted = true
    const settle = (next: Loaded) => isWanted && setPage(next)
    code.load().then(
      (Page) => settle(toLoaded(Page)),
      () => settle({ status: 'failed' }),
    )
    return () => void (isWanted = false)
  }, [code, isLoading])

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

const toLoaded = (Page: ComponentType | null): Loaded =>
  Page ? { status: 'ready', Page } : { status: 'loading' }
