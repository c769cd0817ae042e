import { usePlatform, useStream } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { type ComponentProps, type KeyboardEvent, type RefObject } from 'react'

import { applyEdit } from '../apply-edit.ts'
import { people, type Person } from './people.api.ts'
import { useBegunMention } from './use-begun-mention.ts'

const NOBODY: Person[] = []

/**
 * Suggests members while a mention is typed. The focus stays in the text, whose `aria-activedescendant` names the chosen
 * suggestion. HTML allows a text of several lines no role of its own, so it has no `aria-expanded`: screen readers hear
 * of the list by its live region.
 */
export function useMentions(area: RefObject<HTMLTextAreaElement | null>, id: string) {
  const { http, session$ } = usePlatform()
  const isMember = useStream(session$).status === 'member'
  const { begun, look, close, dismiss, choosePlace } = useBegunMention(area)
  const name = isMember && begun ? begun.name.toLowerCase() : null
  const { data: found = NOBODY } = useQuery(people(http, name))
  const items = begun ? found : NOBODY
  const active = begun?.active ?? 0

  const choose = (person: Person) => {
    const text = area.current
    if (!text || !begun) return
    const insert = `@${person.userName} `
    const end = begun.at + insert.length
    applyEdit(text, { from: begun.at, to: text.selectionStart, insert, select: [end, end] })
    close()
  }
  const step = (by: number) => choosePlace((active + by + items.length) % items.length)
  /** Handles the keys of an open list; returns whether it did. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const person = items[active]
    const act = person && listKeys({ step, dismiss, choose: () => choose(person) })[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
    event.preventDefault()
    // Escape would close the dialog around the editor, too.
    event.stopPropagation()
    act()
    return true
  }
  const chosen = items[active]
  const ariaProps: ComponentProps<'textarea'> = {
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': chosen && id,
    'aria-activedescendant': chosen && `${id}-${chosen.id}`,
  }
  const list = { id, items, active, place: begun?.place, onChoose: choose }
  return { look, close, onKeyDown, ariaProps, list }
}

interface ListActions {
  step: (by: number) => void
  choose: () => void
  dismiss: () => void
}

const listKeys = ({ step, choose, dismiss }: ListActions): Record<string, (() => void) | undefined> => ({
  ArrowDown: () => step(1),
  ArrowUp: () => step(-1),
  Enter: choose,
  Tab: choose,
  Escape: dismiss,
})
