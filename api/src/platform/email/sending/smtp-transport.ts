import { EmailRefused, type Transport, TransportDown } from '../email.ts'
import { toMessage } from './to-message.ts'

interface Needs {
  /** smtps://user:password@host:465, or smtp:// with STARTTLS wherever the server offers it. */
  url: string
  from: string
}

const CONNECT_MS = 10_000
const SILENCE_MS = 20_000

/** Codes that speak of one email: its addresses or its content. */
const OF_THE_LETTER = new Set(['EENVELOPE', 'EMESSAGE'])

/** Through a mail server. One connection for each email: the worker sends them one by one, with pauses of minutes. */
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
      // A password goes through TLS only, unless the server is on this machine.
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

/** Apart from nodemailer's own reading of it: what else stands in the URL can switch nothing off. */
function readUrl(address: string) {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname) {
    // Without the address itself: a password may be in it.
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
}

function classified(error: unknown): unknown {
  const { code = '', responseCode, permanent } = error as MailError
  const message = error instanceof Error ? error.message : String(error)
  if (!OF_THE_LETTER.has(code)) return withCode(new TransportDown(message), code, responseCode)
  if (permanent) return withCode(new EmailRefused(message), code, responseCode)
  return withCode(new Error(message), code, responseCode)
}

const withCode = (error: Error, code: string, responseCode?: number) =>
  Object.assign(error, { code: responseCode ? `${code} ${responseCode}` : code })
