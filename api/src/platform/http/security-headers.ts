import type { FastifyReply } from 'fastify'
import helmet from 'helmet'

/**
 * The headers of every answer. An answer of the API is data and never a page, so nothing in it may load, run or be
 * framed; a route that serves a page or a file replaces the policy by its own.
 */
const setHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  crossOriginEmbedderPolicy: false,
  // The same as the pages', so that a browser keeps a visitor's window together on the way to a payment page and back.
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  frameguard: { action: 'deny' },
  // A TLS proxy in front has to add HSTS, since only it knows whether the site is served by https alone.
  hsts: false,
  referrerPolicy: { policy: 'strict-origin' },
})

/**
 * Sets the security headers of an answer. It writes to Node's response, so that they also stay on the errors for which
 * Fastify runs no hooks.
 */
export function secureReply({ request, raw }: FastifyReply) {
  setHeaders(request.raw, raw, throwIfAny)
}

/** Throws what helmet passes to its callback: an error for options that it can't use, otherwise nothing. */
function throwIfAny(error?: unknown) {
  if (error) throw error
}
