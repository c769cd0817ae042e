import { PassThrough } from 'node:stream'

import { asReading } from '../database/query-limits.ts'
import { BusyError, WaitError } from '../attempts/wait-error.ts'
import type { Caller } from '../http/access.ts'
import { unauthorized, notFound } from '../http/errors.ts'
import { createFanOut } from './fan-out.ts'
import { findTopic, type LiveKinds } from './live-kinds.ts'
import { beat, endStream, type LiveStream, tellTopic } from './live-stream.ts'

/** Calls its listener with each topic that was published anywhere, or with null when some may have been missed. */
export type LiveSource = (listener: (topic: string | null) => void) => void

interface Needs {
  onLive: LiveSource
  kinds: LiveKinds
  whoIs: (token: string) => Promise<Caller | null>
  beatMs?: number
  limits?: { member: number; network: number; total: number }
}

interface Opening {
  topics: string[]
  token: string | null
  caller: Caller | null
  /** Whom the connection counts for: a member or a guest's network. */
  key: string
}

/** Proxies close a connection that is silent for 60 s. */
const BEAT_MS = 20_000
/** A member's tabs on all devices; the guests behind one address; all connections of this process. */
const LIMITS = { member: 20, network: 100, total: 5000 }
const RETRY_AFTER_S = 30

export type Live = ReturnType<typeof createLive>

/** Creates the live connections of this process. Each tells its listener that a topic has changed, and never what. */
export function createLive({ onLive, kinds, whoIs, beatMs = BEAT_MS, limits = LIMITS }: Needs) {
  const streams = new Set<LiveStream>()
  const counts = new Map<string, number>()
  const tell = createFanOut(streams)

  /** Looks listeners up again, and ends the connections of those whose session or token is over. */
  const renew = (found: Iterable<LiveStream>) =>
    Promise.all(
      [...found].map(async (stream) => {
        if (stream.token === null) return
        const caller = await asReading(() => whoIs(stream.token!)).catch(() => stream.caller)
        if (caller) stream.caller = caller
        else endStream(stream)
      }),
    )

  const those = (isMeant: (stream: LiveStream) => boolean) => [...streams].filter(isMeant)

  onLive((topic) => {
    if (topic === null) {
      streams.forEach((stream) => tellTopic(stream, null))
      return void renew(streams)
    }
    const [kind, id] = topic.split(':')
    if (kind === 'session') return those(({ caller }) => caller?.session_id === id).forEach(endStream)
    if (kind === 'member') return void renew(those(({ caller }) => String(caller?.id) === id))
    tell(topic)
  })

  const beats = setInterval(() => {
    streams.forEach(beat)
    void renew(streams)
  }, beatMs)
  beats.unref()

  /** Opens a connection; throws for topics that the caller may not listen to, and for too many connections. */
  async function open({ topics, token, caller, key }: Opening): Promise<PassThrough> {
    const count = counts.get(key) ?? 0
    if (streams.size >= limits.total) throw new BusyError('Many people are here just now.')
    if (count >= (caller ? limits.member : limits.network)) throw tooMany()
    const stream: LiveStream = { token, caller, topics: [], output: new PassThrough() }
    streams.add(stream)
    counts.set(key, count + 1)
    stream.output.once('close', () => {
      streams.delete(stream)
      const left = (counts.get(key) ?? 1) - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    })
    try {
      stream.topics = await readable(topics, caller)
    } catch (error) {
      stream.output.destroy()
      throw error
    }
    beat(stream)
    return stream.output
  }

  async function readable(asked: string[], caller: Caller | null) {
    const named = asked.flatMap((topic) => findTopic(kinds, topic, caller) ?? [])
    const checked = await Promise.all(
      named.map(async (topic) => ((await topic.kind.mayHear(topic.id, [caller]))[0] ? [topic] : [])),
    )
    const topics = checked.flat()
    if (topics.length > 0) return topics
    throw caller ? notFound('This topic') : unauthorized()
  }

  function close() {
    clearInterval(beats)
    streams.forEach(endStream)
  }
  return { open, close, size: () => streams.size }
}

const tooMany = () => new WaitError('You have this site open in very many tabs.', RETRY_AFTER_S)
