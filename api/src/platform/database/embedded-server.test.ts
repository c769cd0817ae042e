import { existsSync, lstatSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, onTestFinished, test } from 'vitest'

import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { adoptOrStart, startServer } from './embedded-server.ts'
import { connect } from './open-database.ts'
import { linkLibraries } from './server-binaries.ts'

function useFolder() {
  const folder = temporaryFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
const yes = async () => true
const no = async () => false
const fail = () => Promise.reject(new Error('no space left'))

describe('taking over a server', () => {
  test('one that answers is adopted', async () => {
    expect(await adoptOrStart({ isRunning: yes, answers: yes, start: no })).toBe(true)
  })

  test('one that is dead and still listed is waited for, then started', async () => {
    let looks = 0
    const isRunning = async () => ++looks < 4
    expect(await adoptOrStart({ isRunning, answers: no, start: yes }, 1)).toBe(false)
    expect(looks).toBe(4)
  })

  test('one that neither starts nor answers is given up with the reason', async () => {
    const attempt = adoptOrStart({ isRunning: no, answers: no, start: fail }, 0)
    await expect(attempt).rejects.toMatchObject({ cause: new Error('no space left') })
  })
})

test('a second start takes the server over, and the rows are there the next time', async () => {
  const folder = join(useFolder(), 'data')
  const first = await startServer(folder)
  const second = await startServer(folder)
  expect(first.dataFolder).toBe(folder)
  expect([first.isAdopted, second.isAdopted]).toEqual([false, true])
  const config = { host: first.host, port: first.port, user: 'nireeka', database: 'postgres' }
  const { pool, close } = connect(config)
  await pool.query('create table kept (id int); insert into kept values (7)')
  await close()
  await first.stop()
  expect(existsSync(join(first.host, '.s.PGSQL.5432'))).toBe(false)

  const again = await startServer(folder)
  const reopened = connect(config)
  expect((await reopened.pool.query('select id from kept')).rows).toEqual([{ id: 7 }])
  await reopened.close()
  await again.stop()
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
