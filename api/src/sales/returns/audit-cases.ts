import type { ReturnOffice } from './testing.ts'

/** Returns the calls that exchange returns, with the audit log's name of each. */
export const returnAuditCases = (office: () => ReturnOffice) =>
  ({
    'POST /api/backoffice/returns/:id/exchange': [
      'return.exchange',
      async () => {
        const { id } = await office().inspected()
        const { lines } = await office().readReturn(id)
        const bells = lines.map(({ line_id, product_id }) => ({ line_id, product_id, count: 1 }))
        return () => office().act(id, 'exchange', { lines: bells })
      },
    ],
  }) satisfies Record<string, [string, () => Promise<() => ReturnType<ReturnOffice['act']>>]>
