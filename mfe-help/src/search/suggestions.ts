import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

/** One thing that may be meant, and where it is. */
export interface Suggestion {
  id: number
  title: string
  details: string
  to: string
}

/** What a search box asks. Suggestions are a courtesy: without them the results are still one key away. */
export interface SearchArea {
  name: string
  label: string
  placeholder: string
  /** Where a browser without JavaScript sends what is typed, as `q`. */
  action: string
  /** The page of all results; without a search: where one starts. */
  resultsPath: (q: string) => string
  suggest: (keyword: string, signal: AbortSignal) => Promise<Suggestion[]>
}

const FROM_LENGTH = 2
const PAUSE_MS = 200

/** A keyword that is typed over within the pause is given up before it is asked. */
export const suggestions = ({ name, suggest }: SearchArea, keyword: string) =>
  queryOptions({
    queryKey: ['suggestions', name, keyword],
    enabled: isLongEnough(keyword),
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      await pause(PAUSE_MS, signal)
      return suggest(keyword, signal)
    },
  })

export const isLongEnough = (keyword: string) => keyword.length >= FROM_LENGTH

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    const giveUp = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', giveUp, { once: true })
  })
