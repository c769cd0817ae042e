import type { Http } from '@nireeka/contracts'
import { PART_STEPS, type SlotEdit, type SlotRowData } from '@nireeka/contracts/api'
import type { output } from '@nireeka/contracts/zod'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

import type { ListPage, ListState } from '../../list/list.ts'
import { readRows } from '../../list/read-rows.api.ts'
import type { Saving } from '../use-catalogue-form.ts'

export type Slot = InOurNames<SlotRowData>

/** Returns a page of all slots. */
export const readSlots = (
  http: Http,
  { page, filters }: ListState,
  signal?: AbortSignal,
): Promise<ListPage<Slot>> =>
  readRows(page, (it) =>
    http.get('/api/backoffice/slots', {
      query: { page: it, step: PART_STEPS.find((step) => step === filters.step) },
      signal,
    }),
  )

/** The query of a slot. It is read again on every visit, because other staff work on it, too. */
export const slotById = (http: Http, id: string) =>
  queryOptions({
    queryKey: ['slot', id],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Slot> =>
      inOurNames((await http.get('/api/backoffice/slots/:id', { params: { id }, signal })).data),
  })

/** Creates a slot (`id` null) or saves it; returns the slot as it is by then. */
export async function saveSlot(
  http: Http,
  { id, body, key, acceptBroken }: Saving<output<typeof SlotEdit>>,
): Promise<Slot> {
  const { version: _version, accept_broken: _accepting, ...slot } = body
  const { data } =
    id === null
      ? await http.post('/api/backoffice/slots', slot, { headers: { 'idempotency-key': key } })
      : await http.post(
          '/api/backoffice/slots/:id',
          { ...body, accept_broken: acceptBroken },
          { params: { id } },
        )
  return inOurNames(data)
}

/** Deletes a slot, which must have no parts. */
export async function deleteSlot(http: Http, { id, version }: Pick<Slot, 'id' | 'version'>): Promise<null> {
  await http.post('/api/backoffice/slots/:id/delete', { version }, { params: { id } })
  return null
}
