import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { isAlive } from './is-alive.ts'
import { type EmbeddedServer, startServer } from './embedded-server.ts'
import { connect } from './open-database.ts'
import { linkLibraries } from './server-binaries.ts'

const SLOW = { timeout: 15_000 }

function useFolder() {
  const folder = temporaryFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const open = ({ host, port }: EmbeddedServer) =>
  connect({ host, port, user: 'nireeka', database: 'postgres' })

/** The process id of the server that was started last; 0 after it was stopped. */
function postmaster({ dataFolder }: EmbeddedServer): number {
  const file = join(dataFolder, 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
}

test('a second process takes the server over; the last one to leave stops it, and the rows stay', async () => {
  const folder = join(useFolder(), 'data')
  const first = await startServer(folder)
  const second = await startServer(folder)
  expect(first.dataFolder).toBe(folder)
  expect([first.isAdopted, second.isAdopted]).toEqual([false, true])

  await first.stop()
  const { pool, close } = open(second)
  await pool.query('create table kept (id int); insert into kept values (7)')
  await close()
  await second.stop()
  expect(existsSync(join(second.host, '.s.PGSQL.5432'))).toBe(false)

  const again = await startServer(folder)
  const reopened = open(again)
  expect((await reopened.pool.query('select id from kept')).rows).toEqual([{ id: 7 }])
  await reopened.close()
  await again.stop()
})

test('a server that was killed is started again with everything in it, however often', async () => {
  const reports: string[] = []
  const server = await startServer(join(useFolder(), 'data'), {}, (message) => reports.push(message))
  onTestFinished(server.stop)
  const { pool, close } = open(server)
  onTestFinished(close)
  await pool.query('create table kept (id int); insert into kept values (7)')
  for (let times = 0; times < 2; times++) {
    const killed = postmaster(server)
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => [0, killed].includes(postmaster(server)), SLOW).toBe(false)
    const kept = async () => (await pool.query('select id from kept')).rows
    await expect.poll(() => kept().catch(() => 'away'), SLOW).toEqual([{ id: 7 }])
  }
  // A server that is killed before its restart is complete is told once.
  expect(new Set(reports)).toEqual(new Set(['PostgreSQL has ended and is started again']))
})

test('stopping while the server is being started again leaves none behind', async () => {
  const server = await startServer(join(useFolder(), 'data'), {}, () => undefined)
  const killed = postmaster(server)
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => isAlive(killed), SLOW).toBe(false)
  await server.stop()
  const left = postmaster(server)
  expect(left > 0 && isAlive(left)).toBe(false)
})

test('libraries whose links npm has not made are linked, and those that are there stay', () => {
  const folder = useFolder()
  const native = join(folder, 'native')
  mkdirSync(join(native, 'lib'), { recursive: true })
  writeFileSync(join(native, 'lib/libx.so.1.2'), 'x')
  symlinkSync('libx.so.1.2', join(native, 'lib/libx.so'))
  const links = ['native/lib/libx.so', 'native/lib/libx.so.1'].map((target) => ({
    source: 'native/lib/libx.so.1.2',
    target,
  }))
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links))
  linkLibraries(native)
  expect(lstatSync(join(native, 'lib/libx.so.1')).isSymbolicLink()).toBe(true)
  expect(existsSync(join(native, 'lib/libx.so.1'))).toBe(true)
})
