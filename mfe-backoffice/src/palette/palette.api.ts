import type { Http } from '@nireeka/contracts'
import type { StaffSearchData } from '@nireeka/contracts/api'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

/** What the palette has found. */
export type Found = StaffSearchData

const FROM_LENGTH = 2
const PAUSE_MS = 200

/**
 * The query of orders, members, tickets, threads and products by number, name or email. It waits for a pause in typing; a text that
 * changes earlier isn't sent.
 */
export const foundBy = (http: Http, text: string) =>
  queryOptions({
    queryKey: ['palette', text],
    enabled: text.length >= FROM_LENGTH,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Found> => {
      await pause(PAUSE_MS, signal)
      return (await http.get('/api/backoffice/search', { query: { query: text }, signal })).data
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
