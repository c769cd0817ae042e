import { randomUUID } from 'node:crypto'

import type { StockItemData, StockKind } from '@nireeka/contracts/api'

import { openBackOffice } from '../order-admin/testing.ts'

export type Stockroom = Awaited<ReturnType<typeof openStockroom>>

/** Opens the back office with calls about stock, as the admin unless said otherwise. */
export async function openStockroom(now?: () => Date) {
  const office = await openBackOffice(now)
  const { app, admin } = office

  const list = async (query = '', as = admin.token) => app.call(`/api/backoffice/stock${query}`, { as })

  async function readItem(id: number, kind: StockKind = 'product'): Promise<StockItemData> {
    return (await app.call(`/api/backoffice/stock/${id}?kind=${kind}`, { as: admin.token })).json().data
  }

  async function movements(id: number, { kind = 'product' as StockKind, page = 1 } = {}) {
    const path = `/api/backoffice/stock/${id}/movements?kind=${kind}&page=${page}`
    return (await app.call(path, { as: admin.token })).json().data
  }

  async function send(
    path: string,
    body: object,
    { as = admin.token, key = randomUUID() as string, kind = 'product' as StockKind } = {},
  ) {
    const headers = { 'idempotency-key': key }
    return app.call(`/api/backoffice/stock/${path}?kind=${kind}`, { method: 'POST', as, body, headers })
  }
  return { ...office, list, readItem, movements, send }
}
