import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'

import { framedEmail, emailPage, listPage } from './dev-inbox-pages.ts'
import { MAILBOX_STYLE } from './dev-inbox-style.ts'
import { listEmails, readEmail } from './read-emails.ts'

const OWN = "default-src 'none'; style-src 'self'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'"
/** The content security policy of a shown email: only its own inline styles and the site's pictures, no scripts. */
const FRAMED =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/
/** The headers of proxies other than our own edge; what they say of the caller isn't read. */
const OTHER_PROXY_HEADERS = ['forwarded', 'via', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip']
const LOCAL_PEER = /^(?:::ffff:)?127\.|^::1$/

/** Creates the pages under /dev/mail that show the folder's emails to whoever uses this machine. Development only. */
export async function createDevInbox({ folder }: { folder: string }) {
  const app = Fastify({ logger: false })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': OWN,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
    })
    if (!isFromHere(request)) return notThere(reply)
    return undefined
  })
  app.setNotFoundHandler((_request, reply) => notThere(reply))

  const find = (request: FastifyRequest) => readEmail(folder, (request.params as { file: string }).file)

  app.get('/dev/mail', async (_request, reply) => page(reply, listPage(await listEmails(folder))))
  app.get('/dev/mail/', async (_request, reply) => reply.redirect('/dev/mail', 301))
  app.get('/dev/mail/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(MAILBOX_STYLE),
  )
  app.get('/dev/mail/:file', async (request, reply) => {
    const email = await find(request)
    return email ? page(reply, emailPage(email)) : notThere(reply)
  })
  app.get('/dev/mail/:file/html', async (request, reply) => {
    const email = await find(request)
    if (!email) return notThere(reply)
    return page(reply.header('content-security-policy', FRAMED), framedEmail(email))
  })
  await app.ready()
  return app
}

const page = (reply: FastifyReply, html: string) => reply.type('text/html; charset=utf-8').send(html)

const notThere = (reply: FastifyReply) => reply.code(404).type('text/plain').send('Not found')

/**
 * Tells whether a request comes from this machine by a local name, also before each proxy that it came through. Emails
 * can open accounts, so requests over the network, or by a name that was pointed at this machine (DNS rebinding, a
 * public proxy), get nothing.
 */
const isFromHere = ({ ip, headers }: FastifyRequest) =>
  [ip, ...listOf(headers['x-forwarded-for'])].every((address) => LOCAL_PEER.test(address)) &&
  [headers.host ?? '', ...listOf(headers['x-forwarded-host'])].every((host) => LOCAL_HOST.test(host)) &&
  !OTHER_PROXY_HEADERS.some((name) => name in headers)

const listOf = (header: string | string[] = []) => [header].flat().flatMap((value) => value.split(/\s*,\s*/))
