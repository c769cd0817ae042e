interface Reading {
  /** Ends the reading. */
  signal: AbortSignal
  onTopic: (topic: string | null) => void
  onBytes: () => void
}

/** Reads server-sent events: calls `onTopic` for each, and `onBytes` for whatever arrives. Resolves at the end. */
export async function readEvents(stream: ReadableStream<Uint8Array>, { signal, onTopic, onBytes }: Reading) {
  const reader = stream.getReader()
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined))
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    onBytes()
    const parts = (rest + decoder.decode(value, { stream: true })).split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      if (part.startsWith('data: ')) onTopic((JSON.parse(part.slice(6)) as { topic: string | null }).topic)
    }
  }
}
