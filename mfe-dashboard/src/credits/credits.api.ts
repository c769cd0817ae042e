import type { Http } from '@nireeka/contracts'
import type { CreditEntryData, CreditKind } from '@nireeka/contracts/api'
import { readPage } from '@nireeka/kit'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

export interface CreditEntry {
  id: number
  kind: CreditKind
  /** Dollars; above 0 is a credit, below 0 a debit. */
  amount: number
  expiresAt: Date | null
  note: string | null
  order: { id: number; number: string } | null
  at: Date
  /** What could be spent right after it, in dollars. */
  balanceAfter: number
}

/** What is left of a grant that expires. */
export interface Expiring {
  amount: number
  expiresAt: Date
}

export const creditsPage = (http: Http, page: number) =>
  queryOptions({
    queryKey: ['credits', page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await readPage(page, (it) => http.get('/api/credits', { query: { page: it }, signal }))
      return {
        balance: data.balance,
        expiring: data.expiring.map(({ amount, expires_at }): Expiring => ({
          amount,
          expiresAt: new Date(expires_at),
        })),
        items: data.items.map(toEntry),
        total: data.total,
        pages: Math.ceil(data.total / data.per_page),
      }
    },
  })

const toEntry = ({ expires_at, created_at, balance_after, ...entry }: CreditEntryData): CreditEntry => ({
  ...entry,
  expiresAt: expires_at ? new Date(expires_at) : null,
  at: new Date(created_at),
  balanceAfter: balance_after,
})

/** Turns a gift card into credit; returns the API's message to the member. */
export async function redeemGiftCard(http: Http, code: string) {
  const { message } = await http.post('/api/credits/redeem', { code })
  return message
}
