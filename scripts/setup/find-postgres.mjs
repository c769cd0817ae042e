import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { installPackage } from './install-package.mjs'

const DEBIAN = '/usr/lib/postgresql'

/**
 * Opens a PostgreSQL server other than the embedded one: TEST_DATABASE_URL's, otherwise a temporary cluster of an
 * installed server.
 */
export async function openPostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, close: async () => {} }
  const bin = lookUp() ?? (installPackage('postgresql') ? lookUp() : undefined)
  if (!bin) {
    console.error(
      'The API is also tested on a PostgreSQL server: install one, or name it in TEST_DATABASE_URL.',
    )
    process.exit(1)
  }
  return startCluster(bin)
}

function lookUp() {
  if (existsSync(DEBIAN)) {
    const versions = readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a))
    const bins = versions.map((version) => path.join(DEBIAN, version, 'bin'))
    const bin = bins.find((it) => existsSync(path.join(it, 'initdb')))
    if (bin) return bin
  }
  try {
    return execFileSync('pg_config', ['--bindir'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}

/** @param {string} bin */
async function startCluster(bin) {
  const dir = mkdtempSync(path.join(tmpdir(), 'nireeka-pg-'))
  const user = unprivileged()
  if (user.uid !== undefined) chownSync(dir, user.uid, user.gid)
  chmodSync(dir, 0o700)
  /** @type {import('node:child_process').ExecFileSyncOptions} */
  const options = { ...user, cwd: dir, stdio: 'ignore', env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } }
  const data = path.join(dir, 'data')
  const port = await freePort()
  const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${dir} -c max_connections=200`

  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8'], options)
  const control = (/** @type {string[]} */ ...args) =>
    execFileSync(path.join(bin, 'pg_ctl'), ['-D', data, '-w', ...args], options)
  control('-l', path.join(dir, 'log'), '-o', settings, 'start')
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    close: async () => {
      control('-m', 'fast', 'stop')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** Returns the ids of an unprivileged user if we are root, because PostgreSQL refuses to run as root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {}
  return { uid: idOfNobody('-u'), gid: idOfNobody('-g') }
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })

/** @param {'-u' | '-g'} flag */
const idOfNobody = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
