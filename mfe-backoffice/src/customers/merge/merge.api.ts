import type { Http } from '@nireeka/contracts'
import type { MergeItem, MergePreviewData } from '@nireeka/contracts/api'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import type { Changed } from '../customer.api.ts'

/** Two accounts, and what moves from the first to the second one. */
export type MergePreview = InOurNames<MergePreviewData>

export const ITEM_LABELS: Record<MergeItem, string> = {
  orders: 'Orders',
  bikes: 'Bikes',
  tickets: 'Tickets',
  credits: 'Credit entries',
  reviews: 'Reviews',
  forum_posts: 'Forum posts',
  addresses: 'Addresses',
  saved_bikes: 'Saved builds',
  cart_lines: 'Cart items',
  newsletter: 'Newsletter',
}

/** The query of the members whose name, email address or order begins with a text. */
export const membersCalled = (http: Http, search: string) =>
  queryOptions({
    queryKey: ['customers-called', search],
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await http.get('/api/backoffice/customers', { query: { search }, signal })).data.items.map((item) =>
        inOurNames(item),
      ),
  })

export const mergePreview = (http: Http, id: number, intoId: number) =>
  queryOptions({
    queryKey: ['customer-merge', id, intoId],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<MergePreview> =>
      inOurNames(
        (
          await http.get('/api/backoffice/customers/:id/merge/:into_id', {
            params: { id, into_id: intoId },
            signal,
          })
        ).data,
      ),
  })

/** Merges two accounts as they were shown; returns the one that has ended. */
export async function mergeCustomers(
  http: Http,
  { from: { id, version }, into }: Pick<MergePreview, 'from' | 'into'>,
  reason: string,
): Promise<Changed> {
  const body = { into_id: into.id, into_version: into.version, version, reason }
  const { data, message } = await http.post('/api/backoffice/customers/:id/merge', body, { params: { id } })
  return { item: inOurNames(data), message }
}
