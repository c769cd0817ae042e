import type { OutcomeData } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'
import { countLinks, refusalOfForm } from './text-rules.ts'
import { findListedWord, type ListedWord } from './word-list.ts'
import { areLinksHeld, DAY_MS, mostLinks, type Standing } from './writing-limits.ts'

const NEW: Standing = { memberForMs: 0, posts: 0 }
const KNOWN: Standing = { memberForMs: 30 * DAY_MS, posts: 5 }

/** Returns what would happen to a text, for a known member and for a new account. Nothing is written or counted. */
export async function tryText(db: Db, text: string) {
  const list = await db.selectFrom('forum_words').select(['word', 'action']).execute()
  return { member: outcomeOf(text, KNOWN, list), new_member: outcomeOf(text, NEW, list) }
}

/** Returns what would happen to a text by its form, its links and the words in it, in the order in which posts are checked. */
export function outcomeOf(text: string, standing: Standing, list: readonly ListedWord[]): OutcomeData {
  const form = refusalOfForm(text)
  if (form) return { result: 'refuse', why: form }
  const links = countLinks(text)
  const most = mostLinks(standing)
  if (links > most)
    return { result: 'refuse', why: `It has ${links} links to other sites, of which ${most} are allowed.` }
  const word = findListedWord(text, list)
  if (word) return { result: word.action, why: `It has “${word.word}”.` }
  if (links > 0 && areLinksHeld(standing)) return { result: 'hold', why: 'It has a link to another site.' }
  return { result: 'publish', why: null }
}
