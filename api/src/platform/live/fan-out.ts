import { asReading } from '../database/query-limits.ts'
import { type LiveStream, tellTopic } from './live-stream.ts'

/**
 * Returns the function that tells a topic's listeners of a change. Access is checked anew for each event, in one
 * question for all listeners. Events of one topic that come while it is checked are told together.
 */
export function createFanOut(streams: ReadonlySet<LiveStream>) {
  /** The topics that are being told, and whether they have changed again since. */
  const telling = new Map<string, boolean>()

  async function tellOnce(topic: string) {
    const found = [...streams].flatMap((stream) =>
      stream.topics.filter(({ published }) => published === topic).map((own) => ({ stream, own })),
    )
    const [first] = found
    if (!first) return
    const { kind, id } = first.own
    const callers = found.map(({ stream }) => stream.caller)
    const may = await asReading(() => kind.mayHear(id, callers))
    found.forEach(({ stream, own }, index) => {
      // Who has become somebody else meanwhile waits for the next event.
      if (may[index] && stream.caller === callers[index]) tellTopic(stream, own.asked)
    })
  }

  return (topic: string) => {
    if (telling.has(topic)) return void telling.set(topic, true)
    telling.set(topic, false)
    const work = async (): Promise<void> => {
      // While the database is away nobody is told; its listener is lost, too, and that tells everybody.
      await tellOnce(topic).catch(() => undefined)
      if (telling.get(topic)) {
        telling.set(topic, false)
        return work()
      }
      telling.delete(topic)
    }
    void work()
  }
}
