import { EmailRefused, type Transport, TransportDown } from '../email.ts'
import { toMessage } from './to-message.ts'

interface Needs {
  /** The server's URL: smtps://user:password@host:465, or smtp:// with STARTTLS wherever the server offers it. */
  url: string
  from: string
}

const CONNECT_MS = 10_000
const SILENCE_MS = 20_000

/** Error codes about this one email, its addresses or its content, as opposed to the server. */
const OF_THE_LETTER = new Set(['EENVELOPE', 'EMESSAGE'])

/** A refusal by policy (RFC 3463: 5.7.x), of a blocked sender for example, says nothing about the reader's address. */
const BY_POLICY = /\b5\.7\.\d/

/**
 * Creates a transport to a mail server, with one connection per email: the worker sends them singly, minutes apart at
 * times.
 */
export function createSmtpTransport({ url, from }: Needs): Transport {
  const options = readUrl(url)
  async function connect() {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      ...options,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      dnsTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      // A password is only sent over TLS, unless the server is on this machine.
      requireTLS: !options.secure && options.auth !== undefined && !options.isLocal,
      tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2' },
      logger: false,
    })
  }
  let mailer: ReturnType<typeof connect> | null = null

  return {
    async send(email) {
      try {
        mailer ??= connect()
        await (await mailer).sendMail(toMessage(email, from))
      } catch (error) {
        throw classified(error)
      }
    },
    close: () => void mailer?.then((one) => one.close()),
  }
}

/**
 * Parses the server's URL ourselves instead of by nodemailer, so that URL parameters can't disable any security option.
 */
function readUrl(address: string) {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname) {
    // The error doesn't contain the address, which may include a password.
    throw new Error('SMTP_URL has to be like smtps://user:password@mail.example.com:465')
  }
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replaceAll(/[[\]]/g, '')
  const auth = url.username
    ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    : undefined
  return {
    host,
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    auth,
    isLocal: ['localhost', '127.0.0.1', '::1'].includes(host),
  }
}

interface MailError {
  code?: string
  responseCode?: number
  permanent?: boolean
  /** The SMTP command that was refused. */
  command?: string
}

function classified(error: unknown): unknown {
  const { code = '', responseCode, permanent, command } = error as MailError
  const message = error instanceof Error ? error.message : String(error)
  if (!OF_THE_LETTER.has(code)) return withCode(new TransportDown(message), code, responseCode)
  if (permanent) {
    const isOfReader = command === 'RCPT TO' && !BY_POLICY.test(message)
    return withCode(Object.assign(new EmailRefused(message), { isOfReader }), code, responseCode)
  }
  return withCode(new Error(message), code, responseCode)
}

const withCode = (error: Error, code: string, responseCode?: number) =>
  Object.assign(error, { code: responseCode ? `${code} ${responseCode}` : code })
