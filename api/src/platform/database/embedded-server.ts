import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { adoptOrStart } from './adopt-or-start.ts'
import { createCluster } from './create-cluster.ts'
import { PORT } from './find-server.ts'
import { keepRunning } from './keep-running.ts'
import { chooseUser } from './run-as.ts'
import { findBinaries } from './server-binaries.ts'
import { createServerControl } from './server-control.ts'
import { dataFolder, socketFolder } from './server-folders.ts'
import { joinServer } from './server-user.ts'

const SETTINGS = {
  // There is no TCP port: only those who can open the socket's folder can connect.
  listen_addresses: "''",
  shared_buffers: '64MB',
  max_connections: '60',
  // Reading here and there costs little more than in a row, on an SSD and all the more in memory.
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
}

export interface EmbeddedServer {
  /** The folder of the unix socket, used as the `host` of connections. */
  host: string
  port: number
  /** The actual data folder, which differs from the requested one if the server's user can't reach that. */
  dataFolder: string
  /** Whether a server of another process was already running on this data and was adopted. */
  isAdopted: boolean
  /** Stops the server, unless another process still uses it. */
  stop: () => Promise<void>
}

/**
 * Starts PostgreSQL from npm's binaries on a data folder, or adopts the server that already runs on it. A server that
 * ends is started again; the last process that uses it stops it.
 */
export async function startServer(
  dataDir: string,
  settings: Record<string, string> = {},
  report: (message: string) => void = console.warn,
): Promise<EmbeddedServer> {
  if (process.platform === 'win32')
    throw new Error('On Windows, set DATABASE_URL to a PostgreSQL of your own')
  const user = chooseUser()
  const data = await dataFolder(dataDir, user)
  const host = await socketFolder(data, user)
  const binaries = join(await findBinaries(user), 'bin')
  const control = createServerControl({ binaries, data, user })
  await createCluster({ data, user, initdb: control.initdb })

  async function start() {
    // The last user of an earlier server may just have removed the folder.
    await socketFolder(data, user)
    await control.start({ ...SETTINGS, unix_socket_directories: `'${host}'`, ...settings })
  }
  const steps = {
    start,
    isRunning: control.isRunning,
    join: () => joinServer({ host, port: PORT, user: 'nireeka', database: 'postgres' }),
  }
  const { user: first, isAdopted } = await adoptOrStart(steps)
  const rejoin = async (signal: AbortSignal) => (await adoptOrStart({ ...steps, signal })).user
  const server = keepRunning({ first, rejoin, report })

  async function stop() {
    if (!(await server.leave())) return
    await control.stop()
    rmSync(host, { recursive: true, force: true })
  }
  return { host, port: PORT, dataFolder: data, isAdopted, stop }
}
