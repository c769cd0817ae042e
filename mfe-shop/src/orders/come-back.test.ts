import { expect, test } from 'vitest'

import { readComeBack } from './come-back.ts'

test.each([
  ['provider=sandbox&session_id=s1', { path: '/api/call-back-pay/sandbox/7', query: { session_id: 's1' } }],
  ['provider=credits&session_id=s1', { path: '/api/call-back-pay/credits/7', query: { session_id: 's1' } }],
  ['provider=stripe&session_id=s1', { path: '/api/call-back/7', query: { session_id: 's1' } }],
  [
    'provider=paypal&token=t1&PayerID=p1',
    { path: '/api/call-back-pay-pal/7', query: { token: 't1', PayerID: 'p1' } },
  ],
  ['provider=paypal&token=t1&cancelled=1', { path: '/api/call-back-pay-pal/7', query: { token: 't1' } }],
  ['provider=stripe&cancelled=1', null],
  ['', null],
])('who comes back with “%s” is asked for at the right place', (query, call) => {
  expect(readComeBack('7', new URLSearchParams(query)).call).toEqual(call)
})

test('an address can’t be bent into another call', () => {
  const query = new URLSearchParams({ provider: '../logout', session_id: 's' })
  expect(readComeBack('../..', query).call?.path).toBe('/api/call-back-pay/..%2Flogout/..%2F..')
})

test('whoever has left the payment page is known by it', () => {
  expect(readComeBack('7', new URLSearchParams('provider=stripe&cancelled=1')).isCancelled).toBe(true)
  expect(readComeBack('7', new URLSearchParams('provider=stripe&session_id=s')).isCancelled).toBe(false)
})
