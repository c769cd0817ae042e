import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { release, rollback } from './commands.mjs'
import { runCommand } from './run-command.mjs'

/** @type {string} */
let folder
/** @type {string} */
let dist

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nireeka-command-'))
  dist = path.join(folder, 'dist')
  await mkdir(dist)
  await writeFile(path.join(dist, 'remote.json'), JSON.stringify({ routes: [] }))
})
afterEach(async () => {
  await rm(folder, { recursive: true })
  process.exitCode = 0
})

const none = async () => {}
/** @param {string} message */
const refusing = (message) => async () => Promise.reject(new Error(message))

/** @param {Partial<import('./commands.mjs').Registry>} remotes */
const registryOf = (remotes) => {
  const close = vi.fn(none)
  const refuse = refusing('The test did not expect this call')
  const all = { publish: refuse, rollback: refuse, ...remotes }
  return { close, open: async () => ({ remotes: all, releasesDir: path.join(folder, 'releases'), close }) }
}

/**
 * Runs a command and returns what it printed and its exit code.
 * @param {() => Promise<string>} command
 */
async function run(command) {
  const log = vi.fn()
  const error = vi.fn()
  await runCommand(command, { log, error })
  return { out: log.mock.calls.flat(), err: error.mock.calls.flat(), code: process.exitCode }
}

test('a release copies its files, makes them live, and says so', async () => {
  const publish = vi.fn(none)
  const { open, close } = registryOf({ publish })
  const { out, err } = await run(() => release(['mfe-help', '--from', dist], { open, build: none }))
  expect(out).toEqual([
    expect.stringMatching(/^help@\d+\.\d+\.\d+-\w+ is live from the next page load on\.$/),
  ])
  expect(err).toEqual([])
  expect(publish).toHaveBeenCalledTimes(1)
  expect(await readdir(path.join(folder, 'releases/help'))).toHaveLength(1)
  expect(close).toHaveBeenCalledTimes(1)
})

test('a refused release prints one sentence, exits with 1 and leaves no files', async () => {
  const publish = refusing('/shop belongs to another remote')
  const { open, close } = registryOf({ publish })
  const result = await run(() => release(['help', '--from', dist], { open, build: none }))
  expect(result).toEqual({ out: [], err: ['/shop belongs to another remote'], code: 1 })
  expect(await readdir(path.join(folder, 'releases/help'))).toEqual([])
  expect(close).toHaveBeenCalledTimes(1)
})

test('without a site, nothing is built', async () => {
  const build = vi.fn(none)
  const open = refusing('No site is running on data: start it.')
  expect(await run(() => release(['help'], { open, build }))).toEqual({
    out: [],
    err: ['No site is running on data: start it.'],
    code: 1,
  })
  expect(build).not.toHaveBeenCalled()
})

test.each([
  [['nobody'], /^Name one remote: mfe-/],
  [['help', '--frm', 'dist'], /^Unknown option '--frm'/],
  [['help', '--from', '/nowhere'], /^There is no build of a remote in \/nowhere\.$/],
])('release %j is refused in one sentence', async (args, sentence) => {
  const { open } = registryOf({})
  const { err, code } = await run(() => release(args, { open, build: none }))
  expect(err).toEqual([expect.stringMatching(sentence)])
  expect(code).toBe(1)
})

test('a build that fails is refused before anything is published', async () => {
  const { open } = registryOf({})
  const build = refusing('mfe-help could not be built.')
  expect(await run(() => release(['help'], { open, build }))).toMatchObject({
    err: ['mfe-help could not be built.'],
    code: 1,
  })
})

test('a value that the registry does not accept is named by its field', async () => {
  const error = Object.assign(new Error('[\n {'), { issues: [{ path: ['routes'], message: 'Too small' }] })
  const { open } = registryOf({ publish: async () => Promise.reject(error) })
  const result = await run(() => release(['help', '--from', dist], { open, build: none }))
  expect(result.err).toEqual(['routes: Too small'])
})

test('a rollback names the version that is live again; a refused one prints one sentence and exits with 1', async () => {
  const open = registryOf({ rollback: async () => '1.0.0' }).open
  expect((await run(() => rollback(['mfe-help'], { open }))).out).toEqual([
    'help@1.0.0 is live again from the next page load on.',
  ])
  const failing = registryOf({
    rollback: async () => Promise.reject(new Error('help has no version to go back to')),
  })
  expect(await run(() => rollback(['help'], failing))).toMatchObject({
    err: ['help has no version to go back to'],
    code: 1,
  })
  expect(failing.close).toHaveBeenCalledTimes(1)
})
