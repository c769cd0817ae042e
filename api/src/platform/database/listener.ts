import pg from 'pg'

const CHANNEL = 'changes'
const CONNECT_MS = 5000

interface Needs {
  config: pg.ClientConfig
  onChange: (area: string) => void
  /** How often the connection is checked, and how long the server has to answer, in milliseconds. */
  pingMs: number
}

export type Listener = Awaited<ReturnType<typeof openListener>>

/** Opens one connection that listens for notifications. `lost` resolves when it is gone, for whatever reason. */
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
  /** Sends one ping at a time; calls during a ping share the following one. */
  const askNext = () =>
    (next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null
        return (running = client.query('select 1'))
      }))

  // Pings regularly: a silent network doesn't end a connection by itself, and an idle connection may be dropped on the
  // way.
  const pings = setInterval(() => askNext().catch(() => client.end()), pingMs)
  pings.unref()
  void lost.then(() => clearInterval(pings))
  /**
   * Resolves after a ping: PostgreSQL delivers earlier notifications to a connection before the answer to its next
   * query.
   */
  const catchUp = async () => void (await askNext().catch(() => undefined))
  return { lost, catchUp, close: () => client.end() }
}
