import type { Http } from '@nireeka/contracts'
import type {
  AdminPartData,
  NewPriceData,
  PartCheck,
  PartEdit,
  PartRowData,
  PartSort,
} from '@nireeka/contracts/api'
import type { input, output } from '@nireeka/contracts/zod'
import { type InOurNames, inOurNames, inWireNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

import type { ListPage, ListState } from '../../list/list.ts'
import { readRows } from '../../list/read-rows.api.ts'
import type { FormFields, Saving } from '../use-catalogue-form.ts'

export type PartRow = InOurNames<PartRowData>
export type Part = InOurNames<AdminPartData>

const SORTS: Record<string, PartSort> = { '-slot': 'slot_last', price: 'lowest', '-price': 'highest' }

/** Returns a page of all parts. */
export const readParts = (
  http: Http,
  { page, search, sort, filters }: ListState,
  signal?: AbortSignal,
): Promise<ListPage<PartRow>> =>
  readRows(page, (it) =>
    http.get('/api/backoffice/parts', {
      query: {
        page: it,
        search: search || undefined,
        slot: filters.slot,
        bike: filters.bike,
        category: oneOf(['1', '2', '3'] as const, filters.category),
        published: oneOf(['yes', 'no'] as const, filters.published),
        sort: SORTS[sort] ?? 'slot',
      },
      signal,
    }),
  )

const oneOf = <Value extends string>(values: readonly Value[], value: string | undefined) =>
  values.find((one) => one === value)

const readPart = async (http: Http, id: string | number, signal?: AbortSignal): Promise<Part> =>
  inOurNames((await http.get('/api/backoffice/parts/:id', { params: { id }, signal })).data)

/** The query of a part. It is read again on every visit, because other staff work on it, too. */
export const partById = (http: Http, id: string) =>
  queryOptions({
    queryKey: ['part', id],
    staleTime: 0,
    queryFn: ({ signal }) => readPart(http, id, signal),
  })

type PartBody = output<typeof PartEdit>

/** Creates a part (`id` null) or saves it; returns the part as it is by then. */
export async function savePart(http: Http, { id, body, key, acceptBroken }: Saving<PartBody>): Promise<Part> {
  const { version, accept_broken: _accepting, ...part } = body
  const { data } =
    id === null
      ? await http.post('/api/backoffice/parts', part, { headers: { 'idempotency-key': key } })
      : await http.post(
          '/api/backoffice/parts/:id',
          { ...part, version, accept_broken: acceptBroken },
          { params: { id } },
        )
  return inOurNames(data)
}

type PartFields = InOurNames<input<typeof PartCheck>['part']>

/** Returns what a part would do to builds; nothing is saved. */
export async function checkPart(http: Http, id: number | null, fields: PartFields & FormFields) {
  const { version: _version, acceptBroken: _accepting, ...part } = fields
  const body = { id, part: inWireNames<input<typeof PartCheck>['part']>(part) }
  return inOurNames((await http.post('/api/backoffice/parts/check', body)).data)
}

type PartVersion = Pick<PartRow, 'id' | 'version'>

/** Publishes a part or takes it out of the configurator. */
export const publishPart = async (
  http: Http,
  { id, version }: PartVersion,
  { isPublished, acceptBroken = false }: { isPublished: boolean; acceptBroken?: boolean },
): Promise<Part> =>
  inOurNames(
    (
      await http.post(
        '/api/backoffice/parts/:id/publication',
        { is_published: isPublished, version, accept_broken: acceptBroken },
        { params: { id } },
      )
    ).data,
  )

/** Changes a part's price, at once or from a day on. */
export const pricePart = async (
  http: Http,
  { id, version }: PartVersion,
  { acceptBroken, ...price }: NewPriceData & { acceptBroken: boolean },
): Promise<Part> =>
  inOurNames(
    (
      await http.post(
        '/api/backoffice/parts/:id/prices',
        { ...price, version, accept_broken: acceptBroken },
        { params: { id } },
      )
    ).data,
  )

export const cancelPartPrice = async (
  http: Http,
  { id, version }: PartVersion,
  price: number,
): Promise<Part> =>
  inOurNames(
    (
      await http.post(
        '/api/backoffice/parts/:id/prices/:price/cancel',
        { version },
        { params: { id, price } },
      )
    ).data,
  )
