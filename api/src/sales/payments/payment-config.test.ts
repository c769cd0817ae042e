import { expect, test } from 'vitest'

import { ConfigurationError } from '../../platform/index.ts'
import { readPaymentConfig } from './payment-config.ts'

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_secret', STRIPE_WEBHOOK_SECRET: 'whsec_secret' }
const LIVE_STRIPE = { ...STRIPE, STRIPE_SECRET_KEY: 'sk_live_secret' }
const PAYPAL = {
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'client-secret',
  PAYPAL_WEBHOOK_ID: 'WH-1',
}

test('with nothing set there is the sandbox alone', () => {
  expect(readPaymentConfig({})).toEqual({ hasSandbox: true, stripe: null, paypal: null })
  expect(readPaymentConfig({ STRIPE_SECRET_KEY: '', PAYMENT_SANDBOX: '' }).stripe).toBeNull()
})

test('where real money is taken, the sandbox is there only when it is asked for', () => {
  expect(readPaymentConfig(STRIPE)).toMatchObject({
    hasSandbox: false,
    stripe: { secretKey: 'sk_test_secret' },
  })
  expect(readPaymentConfig({ ...PAYPAL, PAYMENT_SANDBOX: 'on' })).toMatchObject({ hasSandbox: true })
})

test('in production, the sandbox is there only when it is asked for', () => {
  expect(readPaymentConfig(LIVE_STRIPE, true)).toMatchObject({ hasSandbox: false })
  expect(readPaymentConfig({ PAYMENT_SANDBOX: 'on' }, true)).toMatchObject({ hasSandbox: true, stripe: null })
  expect(readPaymentConfig({ ...STRIPE, PAYMENT_SANDBOX: 'on' }, true)).toMatchObject({ hasSandbox: true })
  expect(readPaymentConfig({ ...PAYPAL, PAYPAL_ENVIRONMENT: 'live' }, true)).toMatchObject({
    hasSandbox: false,
  })
})

test.each<[string, Record<string, string>, RegExp]>([
  ['nothing to pay with', {}, /^Nobody could pay in production/],
  ['an empty answer about the sandbox', { PAYMENT_SANDBOX: '' }, /^Nobody could pay in production/],
  ['Stripe’s play money', STRIPE, /^STRIPE_SECRET_KEY is a test key/],
  ['PayPal’s play money by oversight', PAYPAL, /PAYPAL_ENVIRONMENT must be set to live or sandbox/],
])('%s doesn’t go into production', (_what, environment, sentence) => {
  expect(() => readPaymentConfig(environment, true)).toThrow(sentence)
  expect(() => readPaymentConfig(environment, true)).toThrow(ConfigurationError)
})

test.each([
  ['PayPal takes no real money unless somebody says so', {}, 'https://api-m.sandbox.paypal.com'],
  ['live, it does', { PAYPAL_ENVIRONMENT: 'live' }, 'https://api-m.paypal.com'],
  [
    'another server is named by its address',
    { PAYPAL_API_BASE: 'http://localhost:9/x' },
    'http://localhost:9',
  ],
])('%s', (_what, change, base) => {
  expect(readPaymentConfig({ ...PAYPAL, ...change }).paypal?.base).toBe(base)
})

test.each<[string, Record<string, string>, RegExp]>([
  ['a key without its webhook', { STRIPE_SECRET_KEY: 'sk_test_secret' }, /STRIPE_WEBHOOK_SECRET must be set/],
  ['a webhook without its key', { STRIPE_WEBHOOK_SECRET: 'whsec_secret' }, /STRIPE_SECRET_KEY must be set/],
  [
    'a client without its secret',
    { PAYPAL_CLIENT_ID: 'client' },
    /PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID must/,
  ],
  ['an unknown environment', { ...PAYPAL, PAYPAL_ENVIRONMENT: 'production' }, /live or sandbox/],
  ['an address that is none', { ...STRIPE, STRIPE_API_BASE: 'stripe' }, /STRIPE_API_BASE must be an address/],
  ['neither on nor off', { PAYMENT_SANDBOX: 'no' }, /on or off/],
  ['nobody at all who takes money', { PAYMENT_SANDBOX: 'off' }, /must be set/],
])('%s stops the start with a sentence that holds no secret', (_what, environment, sentence) => {
  expect(() => readPaymentConfig(environment)).toThrow(sentence)
  expect(() => readPaymentConfig(environment)).not.toThrow(/sk_test_secret|whsec_secret|client$/)
})
