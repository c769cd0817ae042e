import type { Http } from '@nireeka/contracts'
import type { MemberPaymentData, PaymentState } from '@nireeka/contracts/api'
import { keepUnits, readPage } from '@nireeka/kit'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import { shortCardTitle } from './card-title.api.ts'

export interface Payment {
  id: number
  order: { id: number; number: string }
  /** What was bought. */
  lines: Array<{ title: string; count: number; image: string | null }>
  /** The number of the order's invoice; null as long as there is none. */
  invoiceNumber: string | null
  provider: string
  /** The card that paid, such as "Visa 4242"; null where it isn't known, or was no card. */
  card: string | null
  state: PaymentState
  /** What the payment itself was, in dollars. */
  amount: number
  /** The part of the order that store credit paid, in dollars. */
  credits: number
  /** How much of the order was refunded, in dollars. */
  refunded: number
  madeAt: Date
  mayDelete: boolean
}

/** All that was paid in a year (UTC), in dollars. */
export interface PaidYear {
  year: number
  paid: number
  /** How much of it was store credit. */
  credits: number
  refunded: number
  /** What was paid and not refunded. */
  kept: number
}

export const PAYMENTS_KEY = ['payments']

/** Which payments are listed: those of one year, or of all, with these words. */
export interface PaymentFilters {
  year: number | null
  words: string
}

/** The query for a page of the member's payments, the newest first. */
export const paymentsPage = (http: Http, page: number, { year, words }: PaymentFilters) =>
  queryOptions({
    queryKey: [...PAYMENTS_KEY, year, page, words],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await readPage(page, (it) =>
        http.get('/api/payments', {
          query: { page: it, year: year ?? undefined, q: words || undefined },
          signal,
        }),
      )
      return {
        items: data.items.map(toPayment),
        total: data.total,
        pages: Math.ceil(data.total / data.per_page),
        years: data.years satisfies PaidYear[],
      }
    },
  })

/** The query for all payments of a year, the newest first, for its statement. */
export const paymentsOfYear = (http: Http, year: number) =>
  queryOptions({
    queryKey: [...PAYMENTS_KEY, year, 'statement'],
    queryFn: async ({ signal }) => {
      const read = async (page: number) =>
        (await http.get('/api/payments', { query: { page, year }, signal })).data
      const first = await read(1)
      const items = [...first.items]
      while (items.length < first.total) {
        const { items: more } = await read(items.length / first.per_page + 1)
        if (more.length === 0) break
        items.push(...more)
      }
      return { items: items.map(toPayment), sums: first.years.find((one) => one.year === year) ?? null }
    },
  })

export const deletePayment = (http: Http, id: number) => http.delete('/api/payments/:id', { params: { id } })

const toPayment = (data: MemberPaymentData): Payment => ({
  id: data.id,
  order: { id: data.order_id, number: data.order_number },
  lines: data.lines.map(({ title, ...line }) => ({ ...line, title: keepUnits(title) })),
  invoiceNumber: data.invoice_number,
  provider: data.provider,
  card: data.card && shortCardTitle(data.card),
  state: data.state,
  amount: data.amount,
  credits: data.credits,
  refunded: data.refunded,
  madeAt: new Date(data.created_at),
  mayDelete: data.may_delete,
})
