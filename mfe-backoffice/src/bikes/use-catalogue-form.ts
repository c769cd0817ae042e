import type { Http } from '@nireeka/contracts'
import type { input, output, ZodType } from '@nireeka/contracts/zod'
import { usePlatform } from '@nireeka/kit'
import { type QueryKey, useQueryClient } from '@nireeka/kit/query'
import { useNavigate } from '@nireeka/kit/router'

import { useEditForm } from '../form/use-edit-form.ts'
import { listKey } from '../list/list-query.ts'
import { useAcceptBroken } from './use-accept-broken.ts'

type Fields = Record<string, unknown>

/** What a save sends; `id` is null for a new thing. */
export interface Saving<Body> {
  id: number | null
  body: Body
  key: string
  acceptBroken: boolean
}

/** What a form has besides the fields of the thing. */
export interface FormFields {
  version: unknown
  acceptBroken?: unknown
}

interface Needs<Schema extends ZodType<Fields, Fields>, Stored extends { id: number }> {
  schema: Schema
  /** What is stored; null on the page of a new one. */
  stored: Stored | null
  toValues: (stored: Stored | null) => input<Schema>
  /** Returns the query of a stored thing. */
  byId: (http: Http, id: string) => { queryKey: QueryKey }
  save: (http: Http, saving: Saving<output<Schema>>) => Promise<Stored>
  /** The list that shows it, and the path before its id. */
  list: string
  path: string
  /** The sentence that says that it is saved. */
  saved: string
}

/** Returns the form of one thing of the configurator's catalogue, which asks before it breaks sample builds. */
export function useCatalogueForm<Schema extends ZodType<Fields, Fields>, Stored extends { id: number }>(
  needs: Needs<Schema, Stored>,
) {
  const { http } = usePlatform()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const accepting = useAcceptBroken()
  const { schema, stored, toValues, saved } = needs
  const keyOf = ({ id }: Stored) => needs.byId(http, String(id)).queryKey

  async function readAgain(shown: Stored): Promise<Stored> {
    const queryKey = keyOf(shown)
    await queries.refetchQueries({ queryKey }, { throwOnError: true })
    return queries.getQueryData<Stored>(queryKey) ?? shown
  }
  return useEditForm({
    schema,
    stored,
    toValues,
    save: (by, body, key) =>
      accepting((acceptBroken) => needs.save(by, { id: stored?.id ?? null, body, key, acceptBroken })),
    read: stored ? () => readAgain(stored) : undefined,
    onStored: (now, isSaved) => {
      queries.setQueryData(keyOf(now), now)
      if (isSaved) void queries.invalidateQueries({ queryKey: listKey(needs.list) })
      if (!stored) void navigate(`${needs.path}/${now.id}`, { replace: true })
    },
    saved,
  })
}
