import { createHash } from 'node:crypto'

import type { FastifyHelmetOptions } from '@fastify/helmet'

import { THEME_SCRIPT } from '../src/theme/theme-script.ts'

const SELF = ["'self'"]
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * Everything from this origin, nothing inline but the one script that sets the theme, no eval: federation runs without
 * either. WebAssembly may be compiled: the 3D file is packed with it; it can do nothing that the script which brings it
 * couldn't. `bikeServiceUrl`: the one other host that the browser may call.
 */
export const contentSecurity = (bikeServiceUrl?: string): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'", "'wasm-unsafe-eval'", hashOf(THEME_SCRIPT)],
      'style-src': SELF,
      'img-src': ["'self'", 'data:'],
      'font-src': SELF,
      'connect-src': bikeServiceUrl ? [...SELF, new URL(bikeServiceUrl).origin] : SELF,
      'manifest-src': SELF,
      'form-action': SELF,
      'frame-ancestors': SELF,
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
    },
  },
  crossOriginEmbedderPolicy: false,
  // A social provider's window has to be able to answer.
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  // The default runs on plain http on this machine; whoever adds TLS before it adds this header there.
  hsts: false,
  // The link of a reset email carries its token in the address: no request may tell that address on.
  referrerPolicy: { policy: 'strict-origin' },
})
