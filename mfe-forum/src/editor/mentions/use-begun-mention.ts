import { type RefObject, useState } from 'react'

import { caretPlace, type Place } from './caret-place.ts'
import { type Mention, mentionAt } from './mention-at.ts'

interface Begun extends Mention {
  place: Place
  /** The place of the chosen suggestion in the list. */
  active: number
}

/** Returns the mention that is being typed; `look` looks for it again, `dismiss` wants no suggestions for this one. */
export function useBegunMention(area: RefObject<HTMLTextAreaElement | null>) {
  const [begun, setBegun] = useState<Begun | null>(null)
  const [dismissedAt, setDismissedAt] = useState<number | null>(null)

  const look = () => {
    const text = area.current
    const isCaret = text && text.selectionStart === text.selectionEnd
    const mention = isCaret ? mentionAt(text.value, text.selectionStart) : null
    if (!mention) setDismissedAt(null)
    if (!text || !mention || mention.at === dismissedAt) return setBegun(null)
    setBegun((before) => {
      const isSame = before?.at === mention.at && before.name === mention.name
      return isSame ? before : { ...mention, place: caretPlace(text, mention.at), active: 0 }
    })
  }
  const close = () => setBegun(null)
  const dismiss = () => {
    setDismissedAt(begun?.at ?? null)
    close()
  }
  const choosePlace = (active: number) => setBegun((before) => before && { ...before, active })
  return { begun, look, close, dismiss, choosePlace }
}
