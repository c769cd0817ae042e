import type { Http } from '@nireeka/contracts'
import type {
  StockItemData,
  StockKind,
  StockMovementData,
  StockRowData,
  StockSort,
} from '@nireeka/contracts/api'
import { type InOurNames, inOurNames, readPage } from '@nireeka/kit'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import type { ListCounts, ListPage, ListState } from '../list/list.ts'
import { readRows } from '../list/read-rows.api.ts'

/** What has stock: a product or a part, whose ids are counted apart. */
export interface StockItem {
  kind: StockKind
  id: number
}
type StockOf = InOurNames<StockRowData>
/** An item with the stock of its variants, of which its own numbers are the sums. */
export type Stock = InOurNames<StockItemData>
export type StockMovement = InOurNames<StockMovementData>
/** A row of the list; `id` is unique among products and parts, and `item` names it for the API. */
export type StockRow = StockOf & { item: StockItem }

const TYPES = ['accessory', 'spare', 'part'] as const
const LEVELS = ['low', 'out'] as const
const SORTS: readonly StockSort[] = ['name', '-name', 'available', '-available', 'back', '-back']

/** Returns a page of everything that has counted stock. */
export async function readStock(
  http: Http,
  state: ListState,
  signal?: AbortSignal,
): Promise<ListPage<StockRow>> {
  const query = toQuery(state)
  const page = await readRows(state.page, (it) =>
    http.get('/api/backoffice/stock', { query: { ...query, page: it }, signal }),
  )
  return { ...page, rows: page.rows.map(toRow) }
}

const toRow = (stock: StockOf): StockRow => ({
  ...stock,
  id: stock.kind === 'part' ? -stock.id : stock.id,
  item: { kind: stock.kind, id: stock.id },
})

/** Returns how many items there are, and how many are low or out. */
export async function countStock(http: Http, state: ListState, signal?: AbortSignal): Promise<ListCounts> {
  const { search, type } = toQuery(state)
  const { data } = await http.get('/api/backoffice/stock/counts', { query: { search, type }, signal })
  return { '': data.total, low: data.low, out: data.out }
}

/** Returns everything that matches as a CSV file. */
export const exportStock = (http: Http, state: ListState) =>
  http.get('/api/backoffice/stock/export', { query: toQuery(state), isFile: true })

const toQuery = ({ search, sort, filters }: ListState) => ({
  search: search || undefined,
  type: TYPES.find((type) => type === filters.type),
  level: LEVELS.find((level) => level === filters.level),
  sort: SORTS.find((one) => one === sort),
})

/** The key of all that is cached about an item's stock. */
export const stockKey = ({ kind, id }: StockItem) => ['stock', kind, id]

/** The query of an item's stock. It is read again on every visit, because orders change it all day. */
export const stockOf = (http: Http, item: StockItem) =>
  queryOptions({
    queryKey: [...stockKey(item), 'now'],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      inOurNames((await http.get('/api/backoffice/stock/:id', { ...addressOf(item), signal })).data),
  })

/** The query of a page of an item's movements, the newest first. */
export const movementsOf = (http: Http, item: StockItem, page: number) =>
  queryOptions({
    queryKey: [...stockKey(item), 'movements', page],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      readMovements(page, (it) =>
        http.get('/api/backoffice/stock/:id/movements', {
          params: { id: item.id },
          query: { kind: item.kind, page: it },
          signal,
        }),
      ),
  })

async function readMovements(page: number, read: Parameters<typeof readPage<MovementsAnswer>>[1]) {
  const { data } = await readPage(page, read)
  return {
    movements: data.items.map((movement) => inOurNames(movement)),
    total: data.total,
    pages: Math.ceil(data.total / data.per_page),
  }
}
type MovementsAnswer = { data: { items: StockMovementData[]; total: number; per_page: number } }

const addressOf = ({ kind, id }: StockItem) => ({ params: { id }, query: { kind } })

interface Sending<Body> {
  body: Body
  /** The idempotency key: with the same key again nothing changes. */
  key: string
}

const keyed = (item: StockItem, key: string) => ({
  ...addressOf(item),
  headers: { 'idempotency-key': key },
})

/** Adds goods that have come. */
export const receive = async (
  http: Http,
  item: StockItem,
  { body, key }: Sending<{ count: number; note: string | null }>,
) => inOurNames((await http.post('/api/backoffice/stock/:id/received', body, keyed(item, key))).data)

/** Takes out goods that are broken or lost. */
export const writeOff = async (
  http: Http,
  item: StockItem,
  { body, key }: Sending<{ count: number; note: string }>,
) => inOurNames((await http.post('/api/backoffice/stock/:id/written-off', body, keyed(item, key))).data)

/** Sets the stock to what was counted, if it still is what was seen. */
export const count = async (
  http: Http,
  item: StockItem,
  { body, key }: Sending<{ counted: number; seen: number; note: string | null }>,
) => inOurNames((await http.post('/api/backoffice/stock/:id/count', body, keyed(item, key))).data)

/** Sets the day on which an item is back, if it still is the one that was seen. */
export const setRestockDate = async (
  http: Http,
  item: StockItem,
  body: { restock_on: string | null; seen: string | null },
) => inOurNames((await http.post('/api/backoffice/stock/:id/restock-date', body, addressOf(item))).data)
