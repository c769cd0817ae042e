import { PassThrough } from 'node:stream'

import type { Caller } from '../http/access.ts'
import type { Topic } from './live-kinds.ts'

/** The most bytes that wait for a reader who doesn't read. */
const MOST_WAITING = 64 * 1024

/** One listener's connection. */
export interface LiveStream {
  /** The access token, by which the caller is looked up again; null for a guest. */
  token: string | null
  caller: Caller | null
  topics: Topic[]
  output: PassThrough
}

/** Writes to a stream, or ends it when its reader has stopped reading. */
function write({ output }: LiveStream, text: string) {
  if (output.destroyed || output.writableEnded) return
  if (output.readableLength + output.writableLength > MOST_WAITING) output.destroy()
  else output.write(text)
}

/** Tells a listener that a topic has changed, or with null that any may have. */
export const tellTopic = (stream: LiveStream, topic: string | null) =>
  write(stream, `data: ${JSON.stringify({ topic })}\n\n`)

/** Keeps the connection open through proxies, and lets the browser notice when it is gone. */
export const beat = (stream: LiveStream) => write(stream, ':\n\n')

export const endStream = ({ output }: LiveStream) => void (output.writableEnded || output.end())
