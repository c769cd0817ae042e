import type { Http } from '@nireeka/contracts'
import { WORD_ACTIONS, type WordAction, type WordData } from '@nireeka/contracts/api'
import { inOurNames } from '@nireeka/kit'

import type { ListPage, ListState } from '../../list/list.ts'
import { readRows } from '../../list/read-rows.api.ts'

export type ListedWord = WordData

export const ACTION_LABELS: Record<WordAction, string> = {
  hold: 'Waits for a moderator',
  refuse: 'Is refused',
}

export const readWords = (
  http: Http,
  { page, search, filters }: ListState,
  signal?: AbortSignal,
): Promise<ListPage<ListedWord>> => {
  const query = { action: WORD_ACTIONS.find((one) => one === filters.action), search: search || undefined }
  return readRows(page, (it) =>
    http.get('/api/backoffice/forum/words', { query: { ...query, page: it }, signal }),
  )
}

interface WordBody {
  word: string
  action: WordAction
  reason: string
}

/** Adds a word, or changes the one that was read. */
export const saveWord = (
  http: Http,
  read: ListedWord | null,
  body: WordBody,
): Promise<{ message: string | null }> =>
  read
    ? http.post(
        '/api/backoffice/forum/words/:id',
        { ...body, read: { word: read.word, action: read.action } },
        { params: { id: read.id } },
      )
    : http.post('/api/backoffice/forum/words', body)

export const removeWord = (http: Http, { id, action }: ListedWord, reason: string) =>
  http.post('/api/backoffice/forum/words/:id/delete', { action, reason }, { params: { id } })

/** Returns what would happen to a text. */
export const tryText = async (http: Http, text: string) =>
  inOurNames((await http.post('/api/backoffice/forum/words/try', { text })).data)
