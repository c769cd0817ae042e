import { startTransition, type ReactNode } from 'react'
import { hydrateRoot, type Root, type RootOptions } from 'react-dom/client'

/**
 * Hydrates as a transition, which React does in slices of a few milliseconds: a tap or a key in between is answered at
 * once, where the whole page in one task would keep a slow phone waiting.
 */
export function hydrateInSlices(element: Element, tree: ReactNode, options: RootOptions): Root {
  let root: Root | undefined
  startTransition(() => {
    root = hydrateRoot(element, tree, options)
  })
  return root!
}
