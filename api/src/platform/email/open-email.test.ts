import { emailWriters } from '../../emails.ts'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { openBackend } from '../../backend.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { ORIGIN } from '../../testing/test-app.ts'
import { urlOf, useTestDatabase } from '../../testing/test-database.ts'
import { type EmailOptions, openEmail } from './open-email.ts'

const SLOW = { timeout: 10_000 }
const SECRET = 'very-secret-password'

function useFolder() {
  const folder = temporaryFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function listen() {
  const lines: string[] = []
  const take = (facts: object, message: string) => void lines.push(`${message} ${JSON.stringify(facts)}`)
  return { lines, log: { warn: take, error: take } }
}

test.each([
  [{ isProduction: false }, true],
  [{}, true],
  [{ isProduction: true }, false],
  [{ smtpUrl: 'smtp://localhost:1' }, false],
  [{ isProduction: true, smtpUrl: 'smtp://localhost:1' }, false],
])('with %j emails may be read at /dev/mail: %s', async (options: Partial<EmailOptions>, isShown) => {
  const { db } = await useTestDatabase()
  const mail = await openEmail(
    { folder: useFolder(), ...options },
    { db, origin: ORIGIN, writers: emailWriters, log: listen().log },
  )
  expect(mail.devInbox !== null).toBe(isShown)
  await mail.close()
})

test('production without a mail server is told', async () => {
  const { db } = await useTestDatabase()
  const { lines, log } = listen()
  const options = { folder: useFolder(), isProduction: true }
  await (await openEmail(options, { db, origin: ORIGIN, writers: emailWriters, log })).close()
  expect(lines.join()).toContain('SMTP_URL is not set')
})

test('an email is on its way as soon as it was queued, whichever process queued it', async () => {
  const { config } = await useTestDatabase()
  const folder = join(useFolder(), 'mail')
  const common = {
    databaseUrl: urlOf(config),
    dataDir: 'none',
    origin: ORIGIN,
    writers: emailWriters,
    seed: false,
  }
  const sender = await openBackend({ ...common, mail: { folder, siteUrl: 'https://bikes.example' } })
  const other = await openBackend(common)
  const call = {
    method: 'POST',
    url: '/api/newsletter/subscribe',
    payload: { email: 'ann@example.com' },
  } as const
  expect((await other.app.inject(call)).json().status).toBe(true)
  const files = () => {
    try {
      return readdirSync(folder).filter((file) => file.endsWith('.eml'))
    } catch {
      return []
    }
  }
  await expect.poll(files, SLOW).toHaveLength(1)
  const source = readFileSync(join(folder, files()[0] ?? ''), 'utf8')
  expect(source.replaceAll('=\r\n', '')).toContain('https://bikes.example/newsletter?token=3D')
  expect(other.devInbox).toBeNull()
  await sender.close()
  await other.close()
})

test('what waited while nobody was there is sent at the start', async () => {
  const { config } = await useTestDatabase()
  const folder = join(useFolder(), 'mail')
  const common = {
    databaseUrl: urlOf(config),
    dataDir: 'none',
    origin: ORIGIN,
    writers: emailWriters,
    seed: false,
  }
  const first = await openBackend(common)
  await first.app.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload: { email: 'a@b.co' } })
  await first.close()
  const second = await openBackend({ ...common, mail: { folder } })
  await expect.poll(() => readdirSync(join(folder, '..')), SLOW).toContain('mail')
  await expect.poll(() => readdirSync(folder).some((file) => file.endsWith('.eml')), SLOW).toBe(true)
  await second.close()
})

test('a failing mail server is logged without its password, the reader or the email', async () => {
  const { db } = await useTestDatabase()
  const { lines, log } = listen()
  const smtpUrl = `smtp://shop:${SECRET}@127.0.0.1:1`
  const mail = await openEmail(
    { folder: 'none', smtpUrl },
    { db, origin: ORIGIN, writers: emailWriters, log },
  )
  const payload = { template: 'reset', to: 'ann@example.com', data: { name: 'Ann', token: 'T'.repeat(43) } }
  await db
    .insertInto('outbox')
    .values({ topic: 'mail', payload: JSON.stringify(payload), done_at: null, last_error: null })
    .execute()
  mail.wake()
  await expect.poll(() => lines, SLOW).toHaveLength(1)
  await mail.close()
  expect(lines[0]).toMatch(/^an email was not sent .*"reason":"ESOCKET"/)
  expect(lines.join()).not.toMatch(/secret|ann@|Ann|TTT/)
  const row = await db.selectFrom('outbox').select('last_error').executeTakeFirstOrThrow()
  expect(row.last_error).toContain('ECONNREFUSED')
  expect(row.last_error).not.toContain(SECRET)
})

test.each(['Nireeka', 'Nireeka <hello@bikes.example>', 'a@b.co, c@d.co'])(
  'a sender that is no address is refused at the start: %s',
  async (from) => {
    const { db } = await useTestDatabase()
    await expect(
      openEmail({ folder: 'none', from }, { db, origin: ORIGIN, writers: emailWriters, log: listen().log }),
    ).rejects.toThrow('MAIL_FROM has to be an address')
  },
)
