import { Button } from '@nireeka/ui'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/** The code of a part of a page, in a chunk of its own. */
export interface PartCode<Part> {
  load: () => Promise<ComponentType<Part>>
}

/** `fetch` imports the part. Made once, outside of every component. */
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
  /** What the part is given. */
  part: Part
  /** Holds its place. */
  waiting: ReactNode
}

/** A part that nobody needs at first: its code comes once the page is alive. */
export function LaterPart<Part extends object>({ code, part, waiting }: Props<Part>) {
  // Never at once: the server has rendered what waits.
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
