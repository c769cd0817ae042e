import { covers } from '@nireeka/contracts'

import { STAFF_AREA } from '../pages/staff-area.ts'
import { siteAddress } from './site-link.ts'

interface Needs {
  /** Loads the data of the page at a URL (path and query). */
  prepare: (url: string) => Promise<void>
  /** Lays out the page at a URL, if it needs no data: it is kept from an earlier visit. */
  layOutAhead: (url: string) => void
  isSavingData: () => boolean
}

/** How long the pointer has to stay on a link before its page is prepared. */
const STAY_MS = 65
/** How many preparations run at a time. */
const MOST = 2
/** How long prepared data count as new; a page's own queries ask again after the same time. */
const FRESH_MS = 30_000

/**
 * Loads the data of a link's page when the visitor presses the link, moves the focus to it, or stays on it with the
 * pointer. Whoever sweeps over a list asks for little: at most two pages at a time, and of those that wait the last.
 */
export function startPreparation({ prepare, layOutAhead, isSavingData }: Needs) {
  const preparedAt = new Map<string, number>()
  let running = 0
  let waiting: string | null = null
  let pointed: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  async function run(url: string) {
    preparedAt.set(url, performance.now())
    running += 1
    // What has failed may be asked for again at once.
    await prepare(url).catch(() => preparedAt.delete(url))
    running -= 1
    const next = waiting
    waiting = null
    if (next) request(next)
  }

  const isFresh = (url: string) => performance.now() - (preparedAt.get(url) ?? -Infinity) < FRESH_MS

  function request(url: string) {
    if (isFresh(url)) return
    if (running < MOST) void run(url)
    else waiting = url
  }

  /** Remembers which link the pointer is on, and requests its page when it stays there. */
  function point(url: string | null) {
    if (url === pointed) return
    pointed = url
    clearTimeout(timer)
    if (url) timer = setTimeout(() => request(url), STAY_MS)
  }

  function press(url: string | null) {
    if (!url) return
    layOutAhead(url)
    // Who presses a link waits for no other page.
    if (!isFresh(url)) void run(url)
  }

  const on = (type: 'pointerover' | 'pointerdown' | 'focusin', react: (url: string | null) => void) =>
    document.addEventListener(type, ({ target }) => react(isSavingData() ? null : urlOf(target)), {
      passive: true,
    })
  on('pointerover', point)
  on('focusin', (url) => url && request(url))
  on('pointerdown', press)
}

/** Returns the URL of the other page that an element leads to; null for the back office, which is never prepared. */
function urlOf(target: EventTarget | null) {
  const address = siteAddress(target)
  if (!address || address.pathname === location.pathname || covers(STAFF_AREA, address.pathname)) return null
  return address.pathname + address.search
}
