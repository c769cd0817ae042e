import { expect, expectTypeOf, test } from 'vitest'

import type { Http } from './http.ts'

/** Returns a transport that records its calls; the types are checked by tsc. */
function openHttp() {
  const calls: unknown[] = []
  const call = (...sent: unknown[]) => {
    calls.push(sent)
    return Promise.resolve({ data: null })
  }
  const http = { get: call, post: call, put: call, delete: call } as unknown as Http
  return { http, calls }
}

test('a call knows its query and its answer by the path alone', async () => {
  const { http, calls } = openHttp()
  const threads = http.get('/api/forum/threads', { query: { page: 2, category: undefined } })
  expectTypeOf(threads).resolves.toExtend<{ data: { items: { title: string }[]; total: number } }>()
  await threads
  expect(calls).toEqual([['/api/forum/threads', { query: { page: 2, category: undefined } }]])
})

test('a value of an address is sent as the text, or as what it is read as', () => {
  const { http } = openHttp()
  type Query = NonNullable<NonNullable<Parameters<typeof http.get<'/api/accessories'>>[1]>['query']>
  expectTypeOf<Query['page']>().toEqualTypeOf<string | number | undefined>()
  expectTypeOf<Query['in_stock']>().toEqualTypeOf<'1' | undefined>()
})

test('an answer that is a file is a Blob, asked for as one', () => {
  const { http, calls } = openHttp()
  const invoice = http.get('/api/orders/:id/invoice', { params: { id: 7 }, isFile: true })
  expectTypeOf(invoice).resolves.toEqualTypeOf<Blob>()
  // @ts-expect-error Without it, the answer would be read as text.
  void http.get('/api/orders/:id/invoice', { params: { id: 7 } })
  expect(calls).toHaveLength(2)
})

test('a file is sent as it is, a body without need not at all', () => {
  const { http, calls } = openHttp()
  void http.post('/api/tickets/:id/files', new Blob(), { params: { id: 7 }, headers: { 'x-file-name': 'a' } })
  void http.post('/api/tickets/:id/close', undefined, { params: { id: 7 } })
  void http.post('/api/cart/accept')
  // @ts-expect-error JSON is no file.
  void http.post('/api/tickets/:id/files', { name: 'a' }, { params: { id: 7 } })
  expect(calls).toHaveLength(4)
})

test('the access token in the body is the client’s business', () => {
  const { http, calls } = openHttp()
  void http.post('/api/user/getUserBikes', {}, { secondary: true })
  expect(calls).toHaveLength(1)
})

test('a path that is not the API’s is a type error', () => {
  const { http, calls } = openHttp()
  // @ts-expect-error
  void http.get('/api/forum/thread')
  // @ts-expect-error It is a GET.
  void http.post('/api/forum/threads')
  // @ts-expect-error Only payment providers call it.
  void http.post('/api/webhooks/stripe')
  expect(calls).toHaveLength(3)
})

test('a parameter that is missing or called otherwise is a type error', () => {
  const { http, calls } = openHttp()
  // @ts-expect-error
  void http.get('/api/forum/threads/:id')
  // @ts-expect-error
  void http.get('/api/forum/threads/:id', { params: { thread: 7 } })
  // @ts-expect-error
  void http.delete('/api/tickets/:id/files/:file_id', { params: { id: 7 } })
  expect(calls).toHaveLength(3)
})

test('a field of the query that is missing, unknown or of another kind is a type error', () => {
  const { http, calls } = openHttp()
  // @ts-expect-error
  void http.get('/api/help-center/search')
  // @ts-expect-error
  void http.get('/api/forum/threads', { query: { pages: 2 } })
  // @ts-expect-error
  void http.get('/api/accessories', { query: { sort: 'cheapest' } })
  expect(calls).toHaveLength(3)
})

test('a field of the body that is missing, unknown or of another kind is a type error', () => {
  const { http, calls } = openHttp()
  // @ts-expect-error
  void http.post('/api/user/login', { email: 'ann@example.com' })
  // @ts-expect-error
  void http.post('/api/user/login', { email: 'ann@example.com', password: 'x', remembered: true })
  // @ts-expect-error
  void http.put('/api/cart/count', { id: '7', count: 1 })
  expect(calls).toHaveLength(3)
})

test('an answer’s field that does not exist is a type error', async () => {
  const { http } = openHttp()
  const { data } = await http.get('/api/me')
  // @ts-expect-error
  expect(data?.lastName).toBeUndefined()
})
