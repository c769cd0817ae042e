import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

const MODULE = path.join(import.meta.dirname, 'run-until-stopped.mjs')
/** Keeps a program open as a server would. */
const OPEN = 'const open = setInterval(() => {}, 1000)'
const CLOSE = "clearInterval(open); console.log('closed')"

/**
 * Runs a program that ends when it is stopped, and collects what it prints.
 * @param {{ code: string, inShell?: boolean, env?: Record<string, string> }} what
 */
function run({ code, inShell = false, env }) {
  const args = ['--input-type=module', '-e', code]
  const quoted = [process.execPath, ...args].map((it) => `'${it.replaceAll("'", `'\\''`)}'`).join(' ')
  // What follows keeps the shell from being replaced by the program.
  const child = inShell
    ? spawn('sh', ['-c', `${quoted}; true`], { env: { ...process.env, ...env } })
    : spawn(process.execPath, args, { env: { ...process.env, ...env } })
  let printed = ''
  child.stdout.on('data', (part) => (printed += part))
  child.stderr.on('data', (part) => (printed += part))
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, printed: () => printed, closed: once(child, 'close') }
}

const program = (/** @type {string} */ start) => `
  import { runUntilStopped } from ${JSON.stringify(MODULE)}
  ${OPEN}
  const opening = runUntilStopped({ name: 'program', port: 1, start: async () => { ${start} } })
  console.log('starting')
  await opening
  console.log('open')`

test.each(/** @type {const} */ (['SIGTERM', 'SIGINT']))(
  '%s closes the server and ends with 0',
  async (signal) => {
    const { child, printed, closed } = run({ code: program(`return { close: async () => { ${CLOSE} } }`) })
    await expect.poll(printed).toContain('open')
    child.kill(signal)
    // A terminal and npm both send it on.
    child.kill(signal)
    expect(await closed).toEqual([0, null])
    expect(printed()).toContain('closed')
  },
)

test('when npm has gone, its program closes, too', async () => {
  const code = program(`return { close: async () => { ${CLOSE} } }`)
  const { child, printed, closed } = run({ code, inShell: true, env: { npm_lifecycle_event: 'start' } })
  await expect.poll(printed).toContain('open')
  child.kill('SIGTERM')
  // The pipes close when the last program that writes into them has ended.
  await closed
  expect(printed()).toContain('closed')
})

test('a stop during the start closes what was started', async () => {
  const start = `
    await new Promise((resolve) => setTimeout(resolve, 200))
    return { close: async () => { ${CLOSE} } }`
  const { child, printed, closed } = run({ code: program(start) })
  await expect.poll(printed).toContain('starting')
  child.kill('SIGTERM')
  expect(await closed).toEqual([0, null])
  expect(printed()).toContain('closed')
})

test('a stop that does not come to its end is ended, with a sentence', async () => {
  const code = `
    import { onStopRequest } from ${JSON.stringify(path.join(import.meta.dirname, 'stop-requests.mjs'))}
    ${OPEN}
    onStopRequest(() => new Promise(() => open), { limitMs: 50, drainMs: 50 })
    console.log('open')`
  const { child, printed, closed } = run({ code })
  await expect.poll(printed).toContain('open')
  child.kill('SIGTERM')
  expect(await closed).toEqual([1, null])
  expect(printed()).toContain('Stopping took longer than 0.1 s.')
})
