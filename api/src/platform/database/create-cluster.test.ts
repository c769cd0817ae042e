import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { createCluster } from './create-cluster.ts'
import { startServer } from './embedded-server.ts'

const noSpace = () => Promise.reject(new Error('no space left'))

function useFolder() {
  const folder = temporaryFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a very first start that was cut leaves a folder that starts', { timeout: 60_000 }, async () => {
  const folder = useFolder()
  const code = `
    const { startServer } = await import(${JSON.stringify(join(import.meta.dirname, 'embedded-server.ts'))})
    await startServer(${JSON.stringify(join(folder, 'data'))})`
  const args = ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', code]
  // A process group of its own, so that initdb dies with its parent.
  const first = spawn(process.execPath, args, { detached: true, stdio: 'ignore' })
  const ended = once(first, 'exit')
  const isBegun = () => readdirSync(folder).some((name) => existsSync(join(folder, name, 'PG_VERSION')))
  await expect.poll(isBegun, { timeout: 30_000, interval: 2 }).toBe(true)
  process.kill(-first.pid!, 'SIGKILL')
  await ended

  const server = await startServer(join(folder, 'data'))
  await server.stop()
  expect(readdirSync(folder)).toEqual(['data'])
})

test('of two first starts at once, both find one whole cluster', async () => {
  const folder = useFolder()
  const data = join(folder, 'data')
  mkdirSync(data)
  /** Stands for the other process, which is faster. */
  async function initdb(draft: string) {
    writeFileSync(join(draft, 'PG_VERSION'), '15')
    writeFileSync(join(data, 'PG_VERSION'), '15')
  }
  await createCluster({ data, user: {}, initdb })
  expect(readdirSync(folder)).toEqual(['data'])
})

test('what initdb says is told, and nothing of it stays', async () => {
  const folder = useFolder()
  await expect(createCluster({ data: join(folder, 'data'), user: {}, initdb: noSpace })).rejects.toThrow(
    'no space left',
  )
  expect(readdirSync(folder)).toEqual([])
})
