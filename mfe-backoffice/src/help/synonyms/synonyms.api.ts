import type { Http } from '@nireeka/contracts'
import { type HelpSynonymData, SYNONYM_AREAS, type SynonymArea } from '@nireeka/contracts/api'

import type { ListPage, ListState } from '../../list/list.ts'
import { readRows } from '../../list/read-rows.api.ts'

export type Synonym = HelpSynonymData

export interface SynonymValues {
  area: SynonymArea
  phrase: string
  means: string
}

export const readSynonyms = (
  http: Http,
  { page, search, filters }: ListState,
  signal?: AbortSignal,
): Promise<ListPage<Synonym>> => {
  const query = { search: search || undefined, area: SYNONYM_AREAS.find((area) => area === filters.area) }
  return readRows(page, (it) =>
    http.get('/api/backoffice/help/synonyms', { query: { ...query, page: it }, signal }),
  )
}

const asRead = ({ phrase, means }: Synonym) => ({ phrase, means })

/** Adds a synonym, or changes the words of the one that was read. */
export const saveSynonym = (
  http: Http,
  read: Synonym | null,
  { area, phrase, means }: SynonymValues,
): Promise<{ message: string | null }> =>
  read
    ? http.post(
        '/api/backoffice/help/synonyms/:id',
        { phrase, means, read: asRead(read) },
        { params: { id: read.id } },
      )
    : http.post('/api/backoffice/help/synonyms', { area, phrase, means })

export const removeSynonym = (http: Http, synonym: Synonym) =>
  http.post(
    '/api/backoffice/help/synonyms/:id/delete',
    { read: asRead(synonym) },
    { params: { id: synonym.id } },
  )
