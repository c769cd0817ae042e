import { asReading } from '../database/query-limits.ts'
import { type LiveStream, tellTopic } from './live-stream.ts'

/**
 * Returns the function that tells a topic's listeners of a change. Access is checked anew for each event, in one
 * question for all listeners. Events of one topic that come while it is checked are told together.
 */
export function createFanOut(streams: ReadonlySet<LiveStream>) {
  /** The topics that are being told, and whether they have changed again since. */
  const telling = new Map<string, boolean>()

  const listenersOf = (topic: string) =>
    [...streams].flatMap((stream) =>
      stream.topics.filter(({ published }) => published === topic).map((own) => ({ stream, own })),
    )

  async function tellOnce(listeners: ReturnType<typeof listenersOf>): Promise<void> {
    const [first] = listeners
    if (!first) return
    const { kind, id } = first.own
    const callers = listeners.map(({ stream }) => stream.caller)
    const may = await asReading(() => kind.mayHear(id, callers))
    // Whoever was looked up again meanwhile may be allowed less than before, and is checked once more.
    const renewed = listeners.filter(({ stream }, index) => stream.caller !== callers[index])
    listeners.forEach(({ stream, own }, index) => {
      if (may[index] && stream.caller === callers[index]) tellTopic(stream, own.asked)
    })
    return tellOnce(renewed)
  }

  return (topic: string) => {
    if (telling.has(topic)) return void telling.set(topic, true)
    telling.set(topic, false)
    const work = async (): Promise<void> => {
      // While the database is away nobody is told; its listener is lost, too, and that tells everybody.
      await tellOnce(listenersOf(topic)).catch(() => undefined)
      if (telling.get(topic)) {
        telling.set(topic, false)
        return work()
      }
      telling.delete(topic)
    }
    void work()
  }
}
