import { expect, test } from 'vitest'

import { reportKey } from './report-rules.ts'

const report = {
  'effective-directive': 'script-src-elem',
  'violated-directive': '',
  'blocked-uri': 'inline',
  'document-uri': 'https://shop.test/reset-password?token=secret',
}

test.each([
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['chrome-extension', 'chrome-extension'],
  ['https://evil.example:8443/collect?token=secret', 'evil.example:8443'],
  ['https://user:secret@evil.example/', 'evil.example'],
  ['https://shop.test/api/reset?token=secret', 'self'],
  ['', 'other'],
  ['data:text/html,secret', 'other'],
  ['/no/address?token=secret', 'other'],
  [`https://${'a.'.repeat(60)}example/`, 'other'],
])('what is blocked at %j counts as %s', (blocked, source) => {
  expect(reportKey({ ...report, 'blocked-uri': blocked })).toEqual({ directive: 'script-src-elem', source })
})

test.each([
  ['img-src', '', 'img-src'],
  ['', "script-src 'self' 'nonce-secret'", 'script-src'],
  ['made-up-src', '', 'other'],
  ['', '', 'other'],
])('the directive %j, %j counts as %s', (effective, violated, directive) => {
  const about = { ...report, 'effective-directive': effective, 'violated-directive': violated }
  expect(reportKey(about).directive).toBe(directive)
})
