import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'

import { expect, onTestFinished, test } from 'vitest'

import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { claimServer } from './server-owner.ts'

function useFolder() {
  const folder = temporaryFolder()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a server belongs to the process that started it, while that one lives', () => {
  const folder = useFolder()
  const [starter, adopter] = [claimServer(folder), claimServer(folder, 1)]
  starter.claim()
  adopter.claimIfOrphaned()
  expect([starter.isOurs(), adopter.isOurs()]).toEqual([true, false])
})

test('a server whose starter has died belongs to who takes it over', () => {
  const folder = useFolder()
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  claimServer(folder, pid).claim()
  const adopter = claimServer(folder)
  adopter.claimIfOrphaned()
  expect(adopter.isOurs()).toBe(true)
})
