import { createHash } from 'node:crypto'

import type { HelmetOptions } from 'helmet'

import { THEME_SCRIPT } from '../src/theme/theme-script.ts'
import { STYLES_SCRIPT } from './styles-script.ts'

const SELF = ["'self'"]
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * Returns the security headers. The content security policy allows only this origin, no eval, and two inline
 * scripts, for the theme and for late style sheets; module federation needs neither eval nor inline code. WebAssembly is allowed for
 * unpacking the 3D model; it can do nothing that its calling script couldn't. `bikeServiceUrl` is the only other host
 * that the browser may call.
 */
export const contentSecurity = (bikeServiceUrl?: string): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'", "'wasm-unsafe-eval'", hashOf(THEME_SCRIPT), hashOf(STYLES_SCRIPT)],
      'style-src': SELF,
      'img-src': ["'self'", 'data:'],
      'font-src': SELF,
      'connect-src': bikeServiceUrl ? [...SELF, new URL(bikeServiceUrl).origin] : SELF,
      // The back office shows previews of our own pages.
      'frame-src': SELF,
      'manifest-src': SELF,
      'form-action': SELF,
      'frame-ancestors': SELF,
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      // Browsers report here what was blocked, and the API counts it.
      'report-uri': ['/api/csp-reports'],
    },
  },
  crossOriginEmbedderPolicy: false,
  // The opener policy lets an identity provider's sign-in window answer its opener.
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  // HSTS is off because the default setup uses plain http on this machine; a TLS proxy in front has to add the header.
  hsts: false,
  // A reset link has its token in the address, so no request may pass on more than the origin as its referrer.
  referrerPolicy: { policy: 'strict-origin' },
})
