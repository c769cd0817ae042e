import type { Http } from '@nireeka/contracts'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

/** An order that the palette leads to. */
export interface FoundOrder {
  id: number
  number: string
  customer: string
  email: string
}

const FROM_LENGTH = 2
const MOST = 8
const PAUSE_MS = 200

/** The query of orders by number, name or email. It waits for a pause in typing; a text that changes earlier isn't sent. */
export const ordersCalled = (http: Http, text: string) =>
  queryOptions({
    queryKey: ['palette', text],
    enabled: text.length >= FROM_LENGTH,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<FoundOrder[]> => {
      await pause(PAUSE_MS, signal)
      const { data } = await http.get('/api/backoffice/orders', { query: { search: text, page: 1 }, signal })
      return data.items
        .slice(0, MOST)
        .map(({ id, number, customer }) => ({ id, number, customer: customer.name, email: customer.email }))
    },
  })

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    const giveUp = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', giveUp, { once: true })
  })
