import { COLOUR_TYPES, type Http } from '@nireeka/contracts'
import type {
  AdminColourData,
  ColourCheck,
  ColourEdit,
  ColourRowData,
  NewPriceData,
} from '@nireeka/contracts/api'
import type { input, output } from '@nireeka/contracts/zod'
import { type InOurNames, inOurNames, inWireNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

import type { ListPage, ListState } from '../../list/list.ts'
import { readRows } from '../../list/read-rows.api.ts'
import type { FormFields, Saving } from '../use-catalogue-form.ts'

export type ColourRow = InOurNames<ColourRowData>
export type Colour = InOurNames<AdminColourData>

/** Returns a page of all colours. */
export const readColours = (
  http: Http,
  { page, filters }: ListState,
  signal?: AbortSignal,
): Promise<ListPage<ColourRow>> =>
  readRows(page, (it) =>
    http.get('/api/backoffice/colours', {
      query: {
        page: it,
        type: COLOUR_TYPES.find((type) => type === filters.type),
        published: (['yes', 'no'] as const).find((value) => value === filters.published),
      },
      signal,
    }),
  )

/** The query of a colour. It is read again on every visit, because other staff work on it, too. */
export const colourById = (http: Http, id: string) =>
  queryOptions({
    queryKey: ['colour', id],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Colour> =>
      inOurNames((await http.get('/api/backoffice/colours/:id', { params: { id }, signal })).data),
  })

/** Creates a colour (`id` null) or saves it; returns the colour as it is by then. */
export async function saveColour(
  http: Http,
  { id, body, key, acceptBroken }: Saving<output<typeof ColourEdit>>,
): Promise<Colour> {
  const { version: _version, accept_broken: _accepting, ...colour } = body
  const { data } =
    id === null
      ? await http.post('/api/backoffice/colours', colour, { headers: { 'idempotency-key': key } })
      : await http.post(
          '/api/backoffice/colours/:id',
          { ...body, accept_broken: acceptBroken },
          { params: { id } },
        )
  return inOurNames(data)
}

type ColourFields = InOurNames<input<typeof ColourCheck>['colour']>

/** Returns what a colour would do to builds; nothing is saved. */
export async function checkColour(http: Http, id: number | null, fields: ColourFields & FormFields) {
  const { version: _version, acceptBroken: _accepting, ...colour } = fields
  const body = { id, colour: inWireNames<input<typeof ColourCheck>['colour']>(colour) }
  return inOurNames((await http.post('/api/backoffice/colours/check', body)).data)
}

type ColourVersion = Pick<Colour, 'id' | 'version'>

/** Publishes a colour, or takes it out of all sizes. */
export const publishColour = async (
  http: Http,
  { id, version }: ColourVersion,
  { isPublished, acceptBroken }: { isPublished: boolean; acceptBroken: boolean },
): Promise<Colour> =>
  inOurNames(
    (
      await http.post(
        '/api/backoffice/colours/:id/publication',
        { is_published: isPublished, version, accept_broken: acceptBroken },
        { params: { id } },
      )
    ).data,
  )

/** Changes a colour's price, at once or from a day on. */
export const priceColour = async (
  http: Http,
  { id, version }: ColourVersion,
  { acceptBroken, ...price }: NewPriceData & { acceptBroken: boolean },
): Promise<Colour> =>
  inOurNames(
    (
      await http.post(
        '/api/backoffice/colours/:id/prices',
        { ...price, version, accept_broken: acceptBroken },
        { params: { id } },
      )
    ).data,
  )

export const cancelColourPrice = async (
  http: Http,
  { id, version }: ColourVersion,
  price: number,
): Promise<Colour> =>
  inOurNames(
    (
      await http.post(
        '/api/backoffice/colours/:id/prices/:price/cancel',
        { version },
        { params: { id, price } },
      )
    ).data,
  )
