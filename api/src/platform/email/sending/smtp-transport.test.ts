import type { AddressInfo } from 'node:net'

import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'

import { EmailRefused, type Email, TransportDown } from '../email.ts'
import { createSmtpTransport } from './smtp-transport.ts'

const FROM = 'hello@bikes.example'
const PASSWORD = 'secret:with@signs'
const EMAIL: Email = {
  id: '6f1cbb6c-8b0e-4b9e-9a43-0d5c5a3f8d11',
  at: new Date('2026-11-21T10:15:30Z'),
  to: 'rita@example.com',
  subject: 'Grüße from the workshop 🚲 and a subject that is longer than one line of a header may be',
  text: 'Hello Rita,\n\n.a line that begins with a dot\n\nYours',
  html: '<p>Hello <b>Rita</b>, grüß Gott</p>',
  unsubscribe: 'https://bikes.example/newsletter?unsubscribe=0f8b8f0e-0c55-4c58-8d5f-1d1f2f1f2f1f',
}

/** Returns a refusal as a mail server words it. */
const refusal = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code })

async function openServer(options: SMTPServerOptions = {}) {
  const received: Array<{ from: string; to: string[]; raw: Buffer }> = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === 'shop' && password === PASSWORD
        ? done(null, { user: 'shop' })
        : done(refusal(535, `No, ${password}`)),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) })
        done()
      })
    },
    ...options,
  })
  // A client that hangs up causes an error on the server's side, which the tests ignore.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { received, port }
}

function connectTo(port: number, password = PASSWORD) {
  const url = `smtp://shop:${encodeURIComponent(password)}@127.0.0.1:${port}`
  const transport = createSmtpTransport({ url, from: FROM })
  onTestFinished(transport.close)
  return transport
}

const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => null,
    (error: unknown) => error as Error & { code?: string },
  )

test('the email arrives whole', async () => {
  const { received, port } = await openServer()
  await connectTo(port).send(EMAIL)
  expect(received).toMatchObject([{ from: FROM, to: ['rita@example.com'] }])
  const mail = await PostalMime.parse(received[0]?.raw ?? '')
  expect(mail).toMatchObject({
    from: { name: 'Nireeka', address: FROM },
    to: [{ name: '', address: 'rita@example.com' }],
    subject: EMAIL.subject,
    messageId: `<${EMAIL.id}@bikes.example>`,
    date: '2026-11-21T10:15:30.000Z',
    attachments: [],
  })
  expect(mail.text?.trim()).toBe(EMAIL.text)
  expect(mail.html?.trim()).toBe(EMAIL.html)
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
  expect(header('auto-submitted')).toBe('auto-generated')
  expect(header('list-unsubscribe')).toBe(`<${EMAIL.unsubscribe}>`)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})

test('no subject and no address adds a header or a receiver', async () => {
  const { received, port } = await openServer()
  const hostile = 'x\r\nBcc: all@example.com\r\n\r\n<script>'
  const transport = connectTo(port)
  await transport.send({ ...EMAIL, subject: hostile })
  await failureOf(transport.send({ ...EMAIL, to: 'rita@example.com, all@example.com' }))
  await failureOf(transport.send({ ...EMAIL, to: 'rita@example.com>\r\nRCPT TO:<all@example.com' }))
  for (const { to, raw } of received) {
    expect(to).not.toContain('all@example.com')
    const mail = await PostalMime.parse(raw)
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
  }
  expect(received.length).toBeGreaterThan(0)
})

test.each([
  ['a receiver that doesn’t exist, for good', { onRcptTo: 550 }, true],
  ['a sender that is blocked, for good', { onRcptTo: 550, words: '5.7.1 Blocked' }, false],
  ['an email that is taken for rubbish, for good', { onData: 554 }, false],
] as const)('%s', async (_what, where, isOfReader) => {
  const { port } = await openServer(refusing(where))
  const failure = await failureOf(connectTo(port).send(EMAIL))
  expect(failure).toBeInstanceOf(EmailRefused)
  expect(failure).toMatchObject({ isOfReader })
  expect(failure?.code).toMatch(/^E\w+ 55[04]$/)
})

test.each([
  ['a receiver that is asked to come back', { onRcptTo: 450 }],
  ['a full mailbox', { onData: 452 }],
] as const)('%s is tried again, and holds up no other email', async (_what, where) => {
  const { port } = await openServer(refusing(where))
  const failure = await failureOf(connectTo(port).send(EMAIL))
  expect(failure).not.toBeInstanceOf(EmailRefused)
  expect(failure).not.toBeInstanceOf(TransportDown)
})

test('nobody listening is no fault of the email', async () => {
  expect(await failureOf(connectTo(1).send(EMAIL))).toBeInstanceOf(TransportDown)
})

test('a wrong password is no fault of the email, and is told to nobody', async () => {
  const { port } = await openServer()
  const failure = await failureOf(connectTo(port, 'wrong-password').send(EMAIL))
  expect(failure).toBeInstanceOf(TransportDown)
  expect(failure?.code).toBe('EAUTH 535')
})

test('a server whose certificate nobody vouches for gets neither password nor email', async () => {
  const asked: string[] = []
  const { port, received } = await openServer({
    disabledCommands: [],
    onAuth: ({ username }, _session, done) => {
      asked.push(username ?? '')
      done(null, { user: 'shop' })
    },
  })
  expect(await failureOf(connectTo(port).send(EMAIL))).toBeInstanceOf(TransportDown)
  expect([asked, received]).toEqual([[], []])
})

test.each(['mail.example.com', 'http://a:hush@mail.example.com', 'smtp://', 'smtps:hush'])(
  'an address of no mail server is refused at the start, and not repeated: %s',
  (url) => {
    expect(() => createSmtpTransport({ url, from: FROM })).toThrow(
      'SMTP_URL has to be like smtps://user:password@mail.example.com:465',
    )
  },
)

function refusing(where: { onRcptTo?: number; onData?: number; words?: string }): SMTPServerOptions {
  const { onRcptTo, onData, words = 'Not here' } = where
  if (onRcptTo) return { onRcptTo: (_address, _session, done) => done(refusal(onRcptTo, words)) }
  return {
    onData(stream, _session, done) {
      stream.on('end', () => done(refusal(onData ?? 554, 'Not this')))
      stream.resume()
    },
  }
}
