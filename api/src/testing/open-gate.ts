import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

import pg from 'pg'
import { onTestFinished } from 'vitest'

/** A way to the database that can be shut or go silent; gone when the running test ends. */
export async function openGate(config: pg.ClientConfig) {
  const { host, port } = new pg.Client(config)
  const target = host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port }
  const sockets = new Set<Socket>()
  let isShut = false

  const gate = createServer((near) => {
    if (isShut) return near.destroy()
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
    isShut = true
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(() => {
    shut()
    gate.close()
  })
  return {
    config: through(config, (gate.address() as AddressInfo).port),
    shut,
    /** Silences the open connections without closing them; new connections work. */
    goSilent() {
      for (const socket of sockets) socket.unpipe()
    },
  }
}

function through(config: pg.ClientConfig, port: number): pg.ClientConfig {
  if (!config.connectionString) return { ...config, host: '127.0.0.1', port }
  const url = new URL(config.connectionString)
  url.host = `127.0.0.1:${port}`
  return { ...config, connectionString: url.href }
}
