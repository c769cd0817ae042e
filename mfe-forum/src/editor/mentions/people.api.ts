import type { Http } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'

export interface Person {
  id: number
  userName: string
  avatar: string | null
}

const PAUSE_MS = 150

/** The query for members whose names begin as it is typed; a beginning that changes within 150 ms is never sent. */
export const people = (http: Http, name: string | null) =>
  queryOptions<Person[]>({
    queryKey: ['forum-people', name],
    enabled: name !== null,
    retry: false,
    queryFn: async ({ signal }) => {
      await pause(PAUSE_MS, signal)
      const { data } = await http.get('/api/forum/people', { query: { name: name ?? '' }, signal })
      return data.people.map(({ id, user_name, avatar }) => ({ id, userName: user_name, avatar }))
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
