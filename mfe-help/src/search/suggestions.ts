import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

/** A suggested result and its path. */
export interface Suggestion {
  id: number
  title: string
  details: string
  to: string
}

/** What a search box searches, such as help articles or spare parts. */
export interface SearchArea {
  name: string
  label: string
  placeholder: string
  /** The path to which a form without JavaScript submits the text, as `q`. */
  action: string
  /** Returns the path of all results; for an empty search, of the start page. */
  resultsPath: (q: string) => string
  suggest: (keyword: string, signal: AbortSignal) => Promise<Suggestion[]>
}

const FROM_LENGTH = 2
const PAUSE_MS = 200

/** The query for suggestions. It waits for a pause in typing; a keyword that changes earlier is never sent. */
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
