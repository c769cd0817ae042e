import path from 'node:path'

import { expect, test } from 'vitest'

import { readSettings } from './environment.mjs'

const PUBLIC = { SITE_URL: 'https://www.example.com', TRUST_PROXY: 'loopback' }

test.each([
  [{}, false],
  [{ NODE_ENV: 'development' }, false],
  [{ SITE_URL: 'http://localhost:3001' }, false],
  [{ SITE_URL: 'http://shop.localhost:3001' }, false],
  [{ SITE_URL: 'http://127.0.0.1:3001' }, false],
  [{ SITE_URL: 'http://[::1]:3001' }, false],
  [{ NODE_ENV: 'production', SITE_URL: 'http://localhost:3001' }, true],
  [PUBLIC, true],
  [{ ...PUBLIC, SITE_URL: 'https://localhost.example.com' }, true],
  [{ ...PUBLIC, SITE_URL: 'https://127.0.0.1.example.com' }, true],
  [{ ...PUBLIC, NODE_ENV: 'development' }, true],
])('%j is production: %s', (env, isProduction) => {
  expect(readSettings(env).isProduction).toBe(isProduction)
})

test.each([
  ['nobody knows where the site is', { NODE_ENV: 'production' }, /SITE_URL must say where/],
  ['an address that is none', { SITE_URL: 'www.example.com' }, /SITE_URL must be an address/],
  ['an address with a path', { ...PUBLIC, SITE_URL: 'https://example.com/shop' }, /without a path/],
  ['another protocol', { ...PUBLIC, SITE_URL: 'ftp://example.com' }, /SITE_URL must be an address/],
  ['a public address without encryption', { ...PUBLIC, SITE_URL: 'http://example.com' }, /begin with https/],
  ['a public address without a proxy', { SITE_URL: PUBLIC.SITE_URL }, /TRUST_PROXY must name/],
  ['a private network’s address', { ...PUBLIC, SITE_URL: 'http://192.168.1.5:3000' }, /begin with https/],
  ['trust in everybody', { ...PUBLIC, TRUST_PROXY: '0.0.0.0/0' }, /TRUST_PROXY must list/],
  ['trust in half of everybody', { TRUST_PROXY: '128.0.0.0/1' }, /TRUST_PROXY must list/],
  ['trust in everybody by IPv6', { TRUST_PROXY: 'loopback, ::/0' }, /TRUST_PROXY must list/],
  ['trust in a word', { TRUST_PROXY: 'true' }, /TRUST_PROXY must list/],
  ['trust in a number', { TRUST_PROXY: '1' }, /TRUST_PROXY must list/],
  ['a token for metrics that are off', { METRICS_TOKEN: 'x'.repeat(30) }, /METRICS_PORT must be set/],
  ['a short token', { METRICS_PORT: '9464', METRICS_TOKEN: 'secret' }, /at least 20 characters/],
  ['metrics on the site’s port', { METRICS_PORT: '3000', PORT: '3000' }, /a port of its own/],
  ['a drain of no number', { DRAIN_SECONDS: 'ten' }, /DRAIN_SECONDS must be/],
  ['a drain in parts of a second', { DRAIN_SECONDS: '0.5' }, /DRAIN_SECONDS must be/],
  ['a drain without end', { DRAIN_SECONDS: '301' }, /DRAIN_SECONDS must be/],
  ['metrics on no port', { METRICS_PORT: 'on' }, /a port of its own/],
])('%s stops the start with one sentence', (_what, env, sentence) => {
  expect(() => readSettings(env)).toThrow(sentence)
  expect(() => readSettings(env)).toThrow(expect.objectContaining({ name: 'ConfigurationError' }))
})

test.each(['loopback', 'loopback, 10.0.0.5', '10.0.0.0/8', 'fc00::/7,::1', undefined])(
  'the proxies %s are trusted, by edge and API alike',
  (TRUST_PROXY) => expect(readSettings({ TRUST_PROXY }).trustProxy).toBe(TRUST_PROXY),
)

test.each([
  ['0', 0],
  ['20', 20_000],
  ['', 0],
  [undefined, 0],
])('a drain of %s seconds is %i ms', (DRAIN_SECONDS, drainMs) => {
  expect(readSettings({ DRAIN_SECONDS }).drainMs).toBe(drainMs)
})

test('what isn’t set has a default or is off', () => {
  expect(readSettings({})).toMatchObject({
    dataDir: path.resolve('data'),
    siteUrl: undefined,
    trustProxy: undefined,
    metrics: null,
  })
  expect(readSettings({ SITE_URL: 'http://localhost:3001/' }).siteUrl).toBe('http://localhost:3001')
})
