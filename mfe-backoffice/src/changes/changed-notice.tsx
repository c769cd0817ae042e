import { Alert, DefinitionList } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { readable } from '../labels.ts'
import { actorName } from '../orders/actor-name.ts'
import type { Actor } from '../orders/order.api.ts'

interface Versioned {
  version: number
  moves: ReadonlyArray<{ who: Actor; status: string }>
}

interface Props<Item extends Versioned> {
  /** The item as it was when it was opened; null if nobody has changed it since. */
  seen: Item | null
  /** The item as it is now. */
  now: Item
  /** Shows what a reader compares. */
  show: (item: Item) => ReactNode
}

/** Says who has changed an item while somebody had it open, and shows both states. */
export function ChangedNotice<Item extends Versioned>({ seen, now, show }: Props<Item>) {
  if (!seen || seen.version === now.version) return null
  const last = now.moves.length > seen.moves.length ? now.moves.at(-1) : undefined
  const by = last ? ` by ${actorName(last.who)} to ${readable(last.status)}` : ''
  return (
    <Alert title={`Changed${by} while you had it open`}>
      <DefinitionList
        items={[
          { term: 'You saw', details: show(seen) },
          { term: 'Now', details: show(now) },
        ]}
      />
      Your change wasn’t saved. What you entered is still here: check it and try again.
    </Alert>
  )
}
