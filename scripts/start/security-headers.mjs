/**
 * The security headers of what this server answers itself, which is never a page. They are those of the API's answers
 * (api/src/platform/http/security-headers.ts); a test compares both.
 */
export const SECURITY_HEADERS = Object.freeze({
  'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
})

/** The headers of a short text that no cache may keep. */
export const TEXT_HEADERS = Object.freeze({
  ...SECURITY_HEADERS,
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
})
