import type { BackOffice } from '../order-admin/testing.ts'

/** Returns the calls that change stock of the back office's bell, with the audit log's name of each. */
export function stockAuditCases(office: () => BackOffice) {
  const read = async () => {
    const { app, admin } = office()
    return (await app.call('/api/backoffice/stock/1', { as: admin.token })).json().data
  }
  const send = (path: string, body: object) => {
    const { app, admin } = office()
    const headers = { 'idempotency-key': `bells-${path.replaceAll('/', '-')}` }
    return app.call(`/api/backoffice/${path}`, { method: 'POST', as: admin.token, headers, body })
  }
  type Case = [action: string, prepare: () => Promise<() => ReturnType<typeof send>>]
  const onBell = (action: string, path: string, body: object): Case => [
    action,
    async () => () => send(`stock/1/${path}`, body),
  ]
  return {
    'POST /api/backoffice/imports': [
      'goods.import',
      async () => {
        const { available } = await read()
        const stock = { before: available, after: available + 1 }
        const changes = [{ kind: 'product', id: 1, stock }]
        return () => send('imports', { file_name: 'stock.csv', changes })
      },
    ],
    'POST /api/backoffice/stock/:id/count': [
      'stock.count',
      async () => {
        const { in_stock: seen } = await read()
        return () => send('stock/1/count', { counted: seen + 1, seen })
      },
    ],
    'POST /api/backoffice/stock/:id/received': onBell('stock.receive', 'received', { count: 2 }),
    'POST /api/backoffice/stock/:id/restock-date': onBell('stock.restock_date', 'restock-date', {
      restock_on: '2030-01-01',
      seen: null,
    }),
    'POST /api/backoffice/stock/:id/written-off': onBell('stock.write_off', 'written-off', {
      count: 2,
      note: 'Broken.',
    }),
  } satisfies Record<string, Case>
}
