import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

import pg from 'pg'
import { onTestFinished } from 'vitest'

/** A way to the database that can be shut or go silent; gone when the running test ends. */
export async function openGate(config: pg.ClientConfig) {
  const { host, port } = new pg.Client(config)
  const target = host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port }
  const sockets = new Set<Socket>()
  let state: 'open' | 'shut' | 'stalled' = 'open'

  const gate = createServer((near) => {
    near.on('error', () => undefined)
    if (state === 'shut') return near.destroy()
    sockets.add(near)
    if (state === 'stalled') return near.resume()
    const far = connect(target)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => other.destroy())
      socket.pipe(other)
    }
    return near
  })
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve))

  /** Closes all connections through the gate and accepts no new ones. */
  function shut() {
    state = 'shut'
    for (const socket of sockets) socket.destroy()
  }
  /** Silences the open connections without closing them; new connections work. */
  function goSilent() {
    for (const socket of sockets) socket.unpipe()
  }
  onTestFinished(() => {
    shut()
    gate.close()
  })
  return {
    config: through(config, (gate.address() as AddressInfo).port),
    shut,
    goSilent,
    /** Silences the open connections, and the new ones, too. */
    stall() {
      state = 'stalled'
      goSilent()
    },
    /** Lets new connections work again. Those that were silenced stay so. */
    open() {
      state = 'open'
    },
  }
}

function through(config: pg.ClientConfig, port: number): pg.ClientConfig {
  if (!config.connectionString) return { ...config, host: '127.0.0.1', port }
  const url = new URL(config.connectionString)
  url.host = `127.0.0.1:${port}`
  return { ...config, connectionString: url.href }
}
