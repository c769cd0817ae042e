import pg from 'pg'

const CHANNEL = 'changes'
const CONNECT_MS = 5000

interface Needs {
  config: pg.ClientConfig
  onChange: (area: string) => void
  /** How often the server is asked whether it is still there, and how long it has for the answer. */
  pingMs: number
}

export type Listener = Awaited<ReturnType<typeof openListener>>

/** One connection on which LISTEN is in force. `lost` resolves when it is gone, whoever ended it. */
export async function openListener({ config, onChange, pingMs }: Needs) {
  const client = new pg.Client({
    ...config,
    application_name: 'nireeka changes',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: pingMs,
  })
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve())
    client.on('end', () => resolve())
  })
  client.on('notification', ({ payload }) => onChange(payload ?? ''))
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
  } catch (error) {
    void client.end()
    throw error
  }

  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<unknown> | null = null
  /** One question at a time: whoever asks while one is under way shares the one after it. */
  const askNext = () =>
    (next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null
        return (running = client.query('select 1'))
      }))

  // A network that goes silent ends no connection by itself, and one that is never used may be dropped on its way.
  const pings = setInterval(() => askNext().catch(() => client.end()), pingMs)
  pings.unref()
  void lost.then(() => clearInterval(pings))
  /** PostgreSQL tells a connection what was committed before it answers its next query. */
  const catchUp = async () => void (await askNext().catch(() => undefined))
  return { lost, catchUp, close: () => client.end() }
}
