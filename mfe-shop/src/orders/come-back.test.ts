import { addressOf, type HttpTransport } from '@nireeka/contracts'
import { createQueryClient } from '@nireeka/kit'
import { fakeHttp } from '@nireeka/kit/testing'
import { expect, test } from 'vitest'

import { readComeBack } from './come-back.ts'
import { paymentOutcome } from './return.api.ts'

/** Returns the URL of the request that asks for the payment's outcome. */
async function askedFor(orderId: string, query: string) {
  const asked: string[] = []
  const { http } = fakeHttp()
  const get: HttpTransport['get'] = async <T>(path: string, options = {}) => {
    asked.push(addressOf(path, options))
    return { data: { id: 7, order_id: 7, number: 'N-7', status: 'paid' } } as T
  }
  const { queryKey, queryFn } = paymentOutcome(
    { ...http, get },
    readComeBack(orderId, new URLSearchParams(query)),
  )
  await createQueryClient().fetchQuery({ queryKey, queryFn })
  return asked
}

test.each([
  ['provider=sandbox&session_id=s1', '/api/call-back-pay/sandbox/7?session_id=s1'],
  ['provider=credits&session_id=s1', '/api/call-back-pay/credits/7?session_id=s1'],
  ['provider=stripe&session_id=s1', '/api/call-back/7?session_id=s1'],
  ['provider=paypal&token=t1&PayerID=p1', '/api/call-back-pay-pal/7?PayerID=p1&token=t1'],
  ['provider=paypal&token=t1&cancelled=1', '/api/call-back-pay-pal/7?token=t1'],
  ['provider=stripe&cancelled=1', '/api/orders/7'],
  ['', '/api/orders/7'],
])('who comes back with “%s” is asked for at the right place', async (query, address) => {
  expect(await askedFor('7', query)).toEqual([address])
})

test('an address can’t be bent into another call', async () => {
  const query = new URLSearchParams({ provider: '../logout', session_id: 's' }).toString()
  expect(await askedFor('../..', query)).toEqual(['/api/call-back-pay/..%2Flogout/..%2F..?session_id=s'])
})

test('whoever has left the payment page is known by it', () => {
  expect(readComeBack('7', new URLSearchParams('provider=stripe&cancelled=1')).isCancelled).toBe(true)
  expect(readComeBack('7', new URLSearchParams('provider=stripe&session_id=s')).isCancelled).toBe(false)
})
