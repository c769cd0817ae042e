import { Button } from '@nireeka/ui'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/** The lazily loaded code of a part of a page, in its own chunk. */
export interface PartCode<Part> {
  load: () => Promise<ComponentType<Part>>
}

/** Returns the lazy code of a part. `fetch` imports it. Call this once, outside any component. */
export function partCode<Part>(fetch: () => Promise<ComponentType<Part>>): PartCode<Part> {
  let Shown: ComponentType<Part> | null = null
  return { load: async () => (Shown ??= await fetch()) }
}

type Loaded<Part> =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; Shown: ComponentType<Part> }

interface Props<Part> {
  code: PartCode<Part>
  /** The props of the part. */
  part: Part
  /** The placeholder that is shown until the code has loaded. */
  waiting: ReactNode
}

/** Renders a part of a page that isn't needed at first: its code loads after hydration. */
export function LaterPart<Part extends object>({ code, part, waiting }: Props<Part>) {
  // The first render always shows the placeholder, because the server has rendered it.
  const [loaded, setLoaded] = useState<Loaded<Part>>({ status: 'loading' })
  const isLoading = loaded.status === 'loading'

  useEffect(() => {
    if (!isLoading) return
    let isWanted = true
    const settle = (next: Loaded<Part>) => isWanted && setLoaded(next)
    code.load().then(
      (Shown) => settle({ status: 'ready', Shown }),
      () => settle({ status: 'failed' }),
    )
    return () => void (isWanted = false)
  }, [code, isLoading])

  if (loaded.status === 'ready') return <loaded.Shown {...part} />
  if (isLoading) return waiting
  return (
    <p role="alert">
      This part couldn’t be loaded.{' '}
      <Button tone="secondary" size="small" onClick={() => setLoaded({ status: 'loading' })}>
        Try again
      </Button>
    </p>
  )
}
