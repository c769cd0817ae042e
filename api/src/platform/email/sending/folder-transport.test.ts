import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'

import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import type { Email } from '../email.ts'
import { createFolderTransport, LETTER_FILE } from './folder-transport.ts'

const emailAt = (minute: number, id = `6f1cbb6c-8b0e-4b9e-9a43-0d5c5a3f8d${minute}`): Email => ({
  id,
  at: new Date(Date.UTC(2026, 10, 21, 10, minute)),
  to: 'rita@example.com',
  subject: 'Ünïcode',
  text: 'Hello',
  html: '<p>Hello</p>',
})

function useFolder() {
  const outer = temporaryFolder()
  onTestFinished(() => rmSync(outer, { recursive: true }))
  return join(outer, 'data', 'mail')
}

test('every email is a file that only its owner reads, and names sort by time', async () => {
  const folder = useFolder()
  const { send } = createFolderTransport({ folder, from: 'hello@bikes.example' })
  for (const minute of [20, 10, 30]) await send(emailAt(minute))
  const files = readdirSync(folder)
  expect(files.toSorted().map((file) => file.slice(9, 13))).toEqual(['1010', '1020', '1030'])
  expect(files.every((file) => LETTER_FILE.test(file))).toBe(true)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, files[0] ?? '')).mode & 0o777).toBe(0o600)
  const mail = await PostalMime.parse(readFileSync(join(folder, files[0] ?? '')))
  expect(mail).toMatchObject({ subject: 'Ünïcode', to: [{ address: 'rita@example.com' }] })
})

test('an email that is sent again is there once', async () => {
  const folder = useFolder()
  const { send } = createFolderTransport({ folder, from: 'hello@bikes.example' })
  await send(emailAt(10))
  const [file = ''] = readdirSync(folder)
  // A partial file, as a process leaves it that dies while writing.
  writeFileSync(join(folder, `${file}.part`), 'half a let')
  await send(emailAt(10))
  expect(readdirSync(folder)).toEqual([file])
})

test('a folder that can’t be written fails the email', async () => {
  const folder = useFolder()
  mkdirSync(join(folder, '..'), { recursive: true })
  writeFileSync(folder, 'a file')
  const { send } = createFolderTransport({ folder, from: 'hello@bikes.example' })
  await expect(send(emailAt(10))).rejects.toThrow('EEXIST')
})
