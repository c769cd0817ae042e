import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import type { Email } from '../email.ts'
import { createFolderTransport, fileNameOf } from '../sending/folder-transport.ts'
import { createDevInbox } from './create-dev-inbox.ts'

const folder = temporaryFolder()
const email = (minute: number, change: Partial<Email> = {}): Email => ({
  id: `6f1cbb6c-8b0e-4b9e-9a43-0d5c5a3f8d${minute}`,
  at: new Date(Date.UTC(2026, 10, 21, 10, minute)),
  to: 'rita@example.com',
  subject: `Email ${minute}`,
  text: 'In words',
  html: '<!doctype html><html><head><title>x</title></head><body><a href="https://shop.test/">Shop</a></body></html>',
  ...change,
})
const HOSTILE = email(40, { subject: '<script>alert(1)</script>', text: '</pre><script>alert(2)</script>' })

let devInbox: Awaited<ReturnType<typeof createDevInbox>>
beforeAll(async () => {
  const { send } = createFolderTransport({ folder, from: 'hello@bikes.example' })
  for (const one of [email(10), email(30), email(20), HOSTILE]) await send(one)
  writeFileSync(join(folder, 'notes.txt'), 'not for you')
  writeFileSync(join(folder, `${fileNameOf(email(50))}.part`), 'half an email')
  devInbox = await createDevInbox({ folder })
})
afterAll(async () => {
  await devInbox.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = { host: 'localhost:3000' }, ip = '127.0.0.1') =>
  devInbox.inject({ url, headers, remoteAddress: ip })

test('emails are listed with receiver, subject and time, the newest first', async () => {
  const { statusCode, body } = await get('/dev/mail')
  expect(statusCode).toBe(200)
  const subjects = [...body.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, subject]) => subject)
  expect(subjects).toEqual(['&lt;script&gt;alert(1)&lt;/script&gt;', 'Email 30', 'Email 20', 'Email 10'])
  expect(body).toContain('rita@example.com')
  expect(body).toContain('2026-11-21 10:30:00 UTC')
})

test('an email is shown as it looks, as text and as it is sent, and nothing in it runs', async () => {
  const page = await get(`/dev/mail/${fileNameOf(HOSTILE)}`)
  expect(page.body).not.toContain('<script')
  expect(page.body).toContain('&lt;/pre&gt;&lt;script&gt;alert(2)')
  expect(page.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect(page.body).toContain('MIME-Version: 1.0')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.headers['content-security-policy']).not.toContain('script-src')

  const framed = await get(`/dev/mail/${fileNameOf(HOSTILE)}/html`)
  expect(framed.body).toContain('<base target="_blank">')
  expect(framed.headers['content-security-policy']).toMatch(
    /default-src 'none'.*frame-ancestors 'self'; sandbox allow-popups/,
  )
})

test('no cache, no search engine and no other site learns of it', async () => {
  const { headers, body } = await get('/dev/mail')
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(body).toContain('<meta name="robots" content="noindex, nofollow">')
})

test.each([
  '/dev/mail/notes.txt',
  `/dev/mail/${fileNameOf(email(50))}.part`,
  `/dev/mail/${fileNameOf(email(59))}`,
  '/dev/mail/..%2F..%2Fetc%2Fpasswd',
  `/dev/mail/..%2F${fileNameOf(email(10))}`,
  `/dev/mail/${fileNameOf(email(10))}%00`,
  '/dev/other',
])('%s is no email', async (url) => {
  expect((await get(url)).statusCode).toBe(404)
})

test.each([
  ['another machine', { host: 'localhost:3000' }, '192.168.1.7'],
  ['a name that was pointed here', { host: 'evil.example' }, '127.0.0.1'],
  ['a name that only begins like ours', { host: 'localhost.evil.example' }, '127.0.0.1'],
  ['a forged address', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }, '10.0.0.1'],
  [
    'a visitor of a proxy on this machine',
    { host: 'localhost', 'x-forwarded-for': '203.0.113.9' },
    '127.0.0.1',
  ],
  [
    'a visitor who forged an address before a proxy added theirs',
    { host: 'localhost', 'x-forwarded-for': '127.0.0.1, 203.0.113.9' },
    '127.0.0.1',
  ],
  [
    'a visitor of a public name',
    { host: 'localhost:4000', 'x-forwarded-host': 'shop.example', 'x-forwarded-for': '127.0.0.1' },
    '127.0.0.1',
  ],
  ['a visitor of nginx', { host: 'localhost', 'x-real-ip': '203.0.113.9' }, '127.0.0.1'],
  ['a visitor of another proxy', { host: 'localhost', forwarded: 'for=203.0.113.9' }, '127.0.0.1'],
])('%s reads nothing', async (_who, headers, ip) => {
  for (const url of [
    '/dev/mail',
    `/dev/mail/${fileNameOf(email(10))}`,
    `/dev/mail/${fileNameOf(email(10))}/html`,
  ]) {
    const answer = await get(url, headers, ip)
    expect([answer.statusCode, answer.body]).toEqual([404, 'Not found'])
  }
})

test('the edge on this machine passes a local request on', async () => {
  const headers = {
    host: 'localhost:4000',
    'x-forwarded-host': 'localhost:3000',
    'x-forwarded-for': '::ffff:127.0.0.1',
  }
  expect((await get('/dev/mail', headers)).statusCode).toBe(200)
})

test('an empty folder says how to get emails', async () => {
  const empty = await createDevInbox({ folder: join(folder, 'nowhere') })
  const { body } = await empty.inject({ url: '/dev/mail', headers: { host: '127.0.0.1:3000' } })
  await empty.close()
  expect(body).toContain('No email yet.')
})
