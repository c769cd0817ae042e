import {
  type Answers,
  areaOf,
  type RenderedPage,
  type RemoteRegistry,
  PAGE_AREAS,
  type ServerBundle,
} from '@nireeka/contracts'

import type { EdgeNeeds } from './edge.ts'

/** The outcome of rendering a page: its markup with the API answers for it, or why there is none. */
export type View =
  | ({ kind: 'rendered'; answers: Answers } & RenderedPage)
  | { kind: 'moved'; to: string }
  /** The page is rendered by the browser only. */
  | { kind: 'left to the browser' }

interface Input {
  /** The page's path and query. */
  url: string
  live: RemoteRegistry
  read: EdgeNeeds['read']
}

/** The most rounds of reading, since some data can only be requested once other data is known. */
const MOST_ROUNDS = 4
const MOST_ADDRESSES = 20
const TOO_MANY_REQUESTS = 429

const isUsable = (status: number) => status < 500 && status !== TOO_MANY_REQUESTS

/** Asks a bundle which data a page needs, reads it and renders the page; null when the API can't answer now. */
export async function viewOf(bundle: ServerBundle, { url, live, read }: Input): Promise<View | null> {
  const answers: Answers = {}
  let missing = await bundle.queries(url)
  if (!missing) return { kind: 'left to the browser' }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if (Object.keys(answers).length + missing.length > MOST_ADDRESSES) break
    assertPageAreas(missing)
    for (const [address, answer] of await Promise.all(
      missing.map(async (it) => [it, await read(it)] as const),
    )) {
      // For an API failure, the browser renders the page and can try again.
      if (!answer || !isUsable(answer.status)) return null
      answers[address] = answer
    }
    const rendered = await bundle.render({ url, data: answers, live })
    if ('view' in rendered) return { kind: 'rendered', ...rendered.view, answers }
    if ('moved' in rendered) return { kind: 'moved', to: rendered.moved }
    missing = rendered.missing
  }
  throw new Error(`${url} asks for data without end`)
}

/**
 * Throws for addresses outside the areas that pages may use: some GETs have effects, and only these areas report their
 * changes, which pages in the cache depend on.
 */
function assertPageAreas(addresses: string[]) {
  const other = addresses.find((address) => !PAGE_AREAS.includes(areaOf(address)))
  if (other) throw new Error(`${other} is no data that a page may show on the server`)
}
