import { execFile } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

import { answers, PORT } from './find-server.ts'
import { chooseUser } from './run-as.ts'
import { claimServer } from './server-owner.ts'
import { findBinaries } from './server-binaries.ts'
import { dataFolder, socketFolder } from './server-folders.ts'

const run = promisify(execFile)
const ATTEMPTS = 60
const PAUSE_MS = 250

const SETTINGS = {
  // There is no TCP port: only those who can open the socket's folder can connect.
  listen_addresses: "''",
  shared_buffers: '64MB',
  max_connections: '60',
  jit: 'off',
  timezone: 'UTC',
}

export interface EmbeddedServer {
  /** The folder of the unix socket, used as the `host` of connections. */
  host: string
  port: number
  /** The actual data folder, which differs from the requested one if the server's user can't reach that. */
  dataFolder: string
  /** Whether a server of an earlier process was still running on this data and was adopted. */
  isAdopted: boolean
  /** Stops the server, unless another process owns it. */
  stop: () => Promise<void>
}

/** Starts PostgreSQL from npm's binaries on a data folder, or adopts the server that already runs on it. */
export async function startServer(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedServer> {
  if (process.platform === 'win32')
    throw new Error('On Windows, set DATABASE_URL to a PostgreSQL of your own')
  const user = chooseUser()
  const data = await dataFolder(dataDir, user)
  const host = await socketFolder(data, user)
  const binaries = join(await findBinaries(user), 'bin')
  const options = {
    ...user,
    cwd: data,
    timeout: 60_000,
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: process.env.PATH },
  }

  const initialise = () =>
    run(
      join(binaries, 'initdb'),
      ['-D', data, '-U', 'nireeka', '-A', 'trust', '-E', 'UTF8', `--locale=${LOCALE}`, '--no-instructions'],
      options,
    )
  const control = (...words: string[]) => run(join(binaries, 'pg_ctl'), ['-D', data, ...words], options)
  const start = () => {
    const all = { ...SETTINGS, unix_socket_directories: `'${host}'`, ...settings }
    const flags = Object.entries(all).map(([name, value]) => `-c ${name}=${value}`)
    return control('-w', '-s', '-t', '60', '-l', join(data, 'server.log'), '-o', flags.join(' '), 'start')
  }
  const isRunning = () =>
    control('status').then(
      () => true,
      () => false,
    )

  if (!existsSync(join(data, 'PG_VERSION'))) await initialise()
  const isAdopted = await adoptOrStart({ isRunning, answers: () => answers(host), start })
  const owner = claimServer(host)
  if (isAdopted) owner.claimIfOrphaned()
  else owner.claim()
  const stop = async () => {
    if (!owner.isOurs()) return
    await control('-m', 'fast', '-w', 'stop')
    rmSync(host, { recursive: true, force: true })
  }
  return { host, port: PORT, dataFolder: data, isAdopted, stop }
}

const LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

interface Steps {
  isRunning: () => Promise<boolean>
  answers: () => Promise<boolean>
  start: () => Promise<unknown>
}

/**
 * Adopts a running server or starts one. A dead but unreaped process still looks alive, so only an answer proves that a
 * server runs.
 */
export async function adoptOrStart(
  { isRunning, answers: isAnswering, start }: Steps,
  pauseMs = PAUSE_MS,
): Promise<boolean> {
  let lastError: unknown
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (await isRunning()) {
      if (await isAnswering()) return true
    } else {
      try {
        await start()
        return false
      } catch (error) {
        lastError = error
      }
    }
    await wait(pauseMs)
  }
  throw new Error('PostgreSQL neither starts nor answers', { cause: lastError })
}
