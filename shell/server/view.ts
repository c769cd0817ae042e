import {
  type Answers,
  areaOf,
  type RenderedPage,
  type RemoteRegistry,
  PAGE_AREAS,
  type ServerBundle,
} from '@nireeka/contracts'

import type { EdgeNeeds } from './edge.ts'

/** A page as its bundle rendered it, with what the API answered for it; or what the bundle says instead. */
export type View =
  | ({ kind: 'rendered'; answers: Answers } & RenderedPage)
  | { kind: 'moved'; to: string }
  /** The page is one that only the browser renders. */
  | { kind: 'left to the browser' }

interface Input {
  /** Path and query. */
  url: string
  live: RemoteRegistry
  read: EdgeNeeds['read']
}

/** Data that follows from data is asked for in rounds. */
const MOST_ROUNDS = 4
const MOST_ADDRESSES = 20
const TOO_MANY_REQUESTS = 429

const isUsable = (status: number) => status < 500 && status !== TOO_MANY_REQUESTS

/** Asks a bundle what a page needs, reads it and has the page rendered; null when the API has no answer now. */
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
      // The API's own trouble: the page says so in the browser, where it can try again.
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

/** Not every GET only reads, and a page is dropped in time only when its data's changes are told. */
function assertPageAreas(addresses: string[]) {
  const other = addresses.find((address) => !PAGE_AREAS.includes(areaOf(address)))
  if (other) throw new Error(`${other} is no data that a page may show on the server`)
}
