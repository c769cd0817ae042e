import { useState, useSyncExternalStore } from 'react'

import { usePlatform } from '../platform.tsx'
import { useStream } from '../use-stream.ts'
import type { DraftStore } from './create-draft-store.ts'

interface Options {
  drafts: DraftStore
  /** False while nothing is written here, so that nothing is read either. */
  enabled?: boolean
  /** The text without a draft, such as that of the post that is edited; it isn't worth keeping. */
  initial?: string
}

/** What was typed since the page was opened. */
interface Typed {
  key: string
  text: string
  wasRestored: boolean
}

/**
 * Keeps what is typed in this browser until it is sent: across errors, a reload, a login and a logout. Returns the text,
 * whether it comes from an earlier visit, and `clear`, which forgets it once it was sent or isn't wanted any more. The
 * first render has none, since the server has rendered it.
 */
export function useDraft(key: string, { drafts, enabled = true, initial = '' }: Options) {
  const visitor = useVisitor()
  const [latest, setTyped] = useState<Typed | null>(null)
  const typed = latest?.key === key ? latest : null
  const stored = useStored(drafts, key, enabled && !typed ? visitor : null)
  const { text, wasRestored } = typed ?? { text: stored ?? initial, wasRestored: stored !== null }

  const keep = (kept: string) => drafts.write(key, visitor.id, { text: kept, at: Date.now() })
  const setText = (next: string) => {
    setTyped({ key, text: next, wasRestored: wasRestored && next !== '' })
    keep(next === initial ? '' : next)
  }
  const clear = () => {
    keep('')
    setTyped(null)
  }
  return { text, isRestored: wasRestored, setText, clear }
}

interface Visitor {
  id: number | null
  /** False while it isn't known yet who is here. */
  isKnown: boolean
}

/** Returns the draft in the browser; null for nobody. */
const useStored = (drafts: DraftStore, key: string, visitor: Visitor | null) =>
  useSyncExternalStore(
    drafts.subscribe,
    () => (visitor?.isKnown ? drafts.read(key, visitor.id) : null),
    () => null,
  )

/** Returns whose drafts are shown. */
function useVisitor(): Visitor {
  const session = useStream(usePlatform().session$)
  return { id: session.status === 'member' ? session.user.id : null, isKnown: session.status !== 'loading' }
}
