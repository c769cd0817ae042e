import { expect, test } from 'vitest'

import { readIdentityProviders } from './provider-config.ts'

const GOOD = {
  provider_name: 'pedal',
  title: 'Pedal',
  issuer: 'https://pedal.example',
  client_id: 'nireeka',
  client_secret: 'a-secret',
}
const read = (list: unknown) => readIdentityProviders(JSON.stringify(list))

test.each([undefined, '', '[]'])('%j configures none', (text) => {
  expect(readIdentityProviders(text)).toEqual([])
})

test('a provider is read as it is written, with or without a secret', () => {
  const { client_secret: _, ...open } = { ...GOOD, provider_name: 'open' }
  expect(read([GOOD, open])).toEqual([GOOD, open])
})

test.each([
  ['no JSON', '{"client_secret":"a-secret"'],
  ['no list', JSON.stringify(GOOD)],
  ['an address without TLS', JSON.stringify([{ ...GOOD, issuer: 'http://pedal.example' }])],
  ['no issuer', JSON.stringify([{ ...GOOD, issuer: undefined }])],
  ['a field that nobody knows', JSON.stringify([{ ...GOOD, secret: 'a-secret' }])],
  ['a name with capitals', JSON.stringify([{ ...GOOD, provider_name: 'Pedal' }])],
  ['the same name twice', JSON.stringify([GOOD, GOOD])],
])('%s stops the start, and the reason holds no secret', (_what, text) => {
  let message = ''
  try {
    readIdentityProviders(text)
  } catch (error) {
    message = String(error)
  }
  expect(message).toContain('SOCIAL_PROVIDERS')
  expect(message).not.toContain('a-secret')
})

test('on this machine http is taken', () => {
  expect(read([{ ...GOOD, issuer: 'http://localhost:4000' }])).toHaveLength(1)
})
