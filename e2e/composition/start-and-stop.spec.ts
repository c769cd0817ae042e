import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, test } from '@playwright/test'

import { freePort } from '../testing/site.ts'

const root = path.resolve(import.meta.dirname, '../..')

test('a site whose npm start was ended by SIGTERM ends node and PostgreSQL, and what went wrong before is in the log', async () => {
  test.setTimeout(120_000)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'nireeka-start-'))
  // The database server runs as its own user, who needs access to the folder.
  await chmod(dataDir, 0o711)
  const port = await freePort()
  const site = `http://localhost:${port}`
  // What npm runs: a shell, which passes no signal on to its program.
  const npm = spawn('sh', ['-c', `${process.execPath} scripts/start/site.mjs; true`], {
    cwd: root,
    env: {
      ...process.env,
      npm_lifecycle_event: 'start',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SITE_URL: site,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const log = printedBy(npm)
  const ended = once(npm, 'exit')
  await expect.poll(log, { timeout: 90_000 }).toContain('Nireeka is open')
  const postmaster = Number(
    (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0],
  )

  // A database that stands still answers nobody.
  const processes = [postmaster, ...childrenOf(postmaster)]
  for (const pid of processes) process.kill(pid, 'SIGSTOP')
  expect((await fetch(`${site}/api/accessories`)).status).toBe(503)
  for (const pid of processes) process.kill(pid, 'SIGCONT')
  await expect.poll(log).toMatch(/"level":50.*"path":"\/api\/accessories".*"status":503/)
  await expect.poll(async () => (await fetch(`${site}/api/accessories`)).status).toBe(200)

  npm.kill('SIGTERM')
  await ended
  await expect.poll(() => isAlive(postmaster), { timeout: 20_000 }).toBe(false)
  await expect
    .poll(() =>
      fetch(site).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  await rm(dataDir, { recursive: true, force: true })
})

/** Collects what a program prints. */
function printedBy({ stdout }: ChildProcess) {
  let printed = ''
  stdout?.on('data', (part) => (printed += part))
  return () => printed
}

const childrenOf = (pid: number) =>
  execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number)

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
