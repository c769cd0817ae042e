import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import type { RunAs } from './run-as.ts'

const run = promisify(execFile)
const LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

interface Needs {
  /** The folder of PostgreSQL's programs. */
  binaries: string
  /** The data folder. */
  data: string
  user: RunAs
}

export type ServerControl = ReturnType<typeof createServerControl>

/** Creates the commands that make, start and stop the server of a data folder. */
export function createServerControl({ binaries, data, user }: Needs) {
  const options = {
    ...user,
    cwd: '/',
    timeout: 60_000,
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: process.env.PATH },
  }
  const control = (...words: string[]) => run(join(binaries, 'pg_ctl'), ['-D', data, ...words], options)

  return {
    /** Fills a new folder with an empty database cluster. */
    initdb: (folder: string) =>
      run(
        join(binaries, 'initdb'),
        [
          '-D',
          folder,
          '-U',
          'nireeka',
          '-A',
          'trust',
          '-E',
          'UTF8',
          `--locale=${LOCALE}`,
          '--no-instructions',
        ],
        options,
      ),
    /** Starts the server with these settings; resolves when it accepts connections. */
    start(settings: Record<string, string>) {
      const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
      return control('-w', '-s', '-t', '60', '-l', join(data, 'server.log'), '-o', flags.join(' '), 'start')
    },
    isRunning: () =>
      control('status').then(
        () => true,
        () => false,
      ),
    /** Ends the server and its connections; resolves when it has stopped. */
    stop: () => control('-m', 'fast', '-w', 'stop'),
  }
}
