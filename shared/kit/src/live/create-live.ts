import { type HttpTransport, isHttpError } from '@nireeka/contracts'

import { readEvents } from './read-events.ts'

interface Needs {
  http: Pick<HttpTransport, 'get'>
  /** Whether the page may be connected now: it is online, and hasn't been hidden for long. */
  isAwake: () => boolean
  random?: () => number
}

type Listener = () => void

const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 60_000
/** The server sends something every 20 s. */
const SILENCE_MS = 50_000

export type Live = ReturnType<typeof createLive>

/**
 * Creates this page's live connection, which exists while something is watched. After a gap, every listener is called,
 * since anything may have changed. It is connected again after a pause that doubles, and that differs between pages.
 * With other topics, the next connection is opened before the one that is there ends.
 */
export function createLive({ http, isAwake, random = Math.random }: Needs) {
  const listeners = new Map<string, Set<Listener>>()
  let connection: AbortController | null = null
  /** The connection that is still open while the next one, with other topics, is being opened. */
  let earlier: AbortController | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let hasGap = false
  let isOpen = false

  const tell = (topic: string | null) => {
    const told = topic === null ? [...listeners.values()] : [listeners.get(topic) ?? []]
    for (const set of told) for (const listener of set) listener()
  }

  async function connect() {
    const own = new AbortController()
    connection = own
    let silence: ReturnType<typeof setTimeout> | undefined
    const onBytes = () => {
      clearTimeout(silence)
      silence = setTimeout(() => own.abort(), SILENCE_MS)
    }
    try {
      const query = { topics: [...listeners.keys()].join(',') }
      const stream = await http.get<ReadableStream<Uint8Array>>('/api/live', {
        query,
        signal: own.signal,
        isStream: true,
      })
      if (connection !== own) return void stream.cancel()
      failures = 0
      isOpen = true
      if (hasGap && !earlier) tell(null)
      hasGap = true
      endEarlier()
      onBytes()
      await readEvents(stream, { signal: own.signal, onTopic: tell, onBytes })
      if (connection === own) again()
    } catch (error) {
      if (connection !== own) return
      endEarlier()
      if (!isFinal(error)) again()
    } finally {
      if (earlier === own) earlier = null
      clearTimeout(silence)
    }
  }

  function endEarlier() {
    earlier?.abort()
    earlier = null
  }

  function again() {
    connection = null
    isOpen = false
    // Also before the first connection: what changes until it is there is told by nobody.
    hasGap = true
    const pause = Math.min(FIRST_RETRY_MS * 2 ** failures++, LAST_RETRY_MS)
    clearTimeout(retry)
    retry = setTimeout(refresh, pause * (0.5 + random() / 2))
  }

  function disconnect() {
    clearTimeout(retry)
    endEarlier()
    const own = connection
    connection = null
    isOpen = false
    own?.abort()
  }

  /** Connects anew, if anything is watched: when the page's state has changed. */
  function refresh() {
    disconnect()
    if (listeners.size > 0 && isAwake()) void connect()
  }

  /** Ends the session's connection; the next one waits for the page to stop watching what was the member's. */
  function renewSession() {
    disconnect()
    retry = setTimeout(refresh)
  }

  /** Connects with other topics; the connection that is there ends when the next one is open, so that nothing is missed. */
  function renew() {
    if (!isOpen || earlier || listeners.size === 0) return refresh()
    earlier = connection
    isOpen = false
    void connect()
  }

  /** Waits for the other topics that a page watches in the same turn. */
  function renewSoon() {
    clearTimeout(retry)
    retry = setTimeout(renew)
  }

  return {
    refresh,
    renewSession,
    /** Calls `listener` when a topic has changed, or may have. Returns the function that ends this. */
    watch(topic: string, listener: Listener): () => void {
      const set = listeners.get(topic) ?? new Set()
      if (!listeners.has(topic)) renewSoon()
      listeners.set(topic, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size > 0 || listeners.get(topic) !== set) return
        listeners.delete(topic)
        if (listeners.size === 0) hasGap = false
        renewSoon()
      }
    },
  }
}

/** Returns whether the server refuses these topics; they are asked for again when the session or they have changed. */
const isFinal = (error: unknown) => isHttpError(error) && [401, 403, 404, 422].includes(error.status)
