import { queryOptions } from '@nireeka/kit/query'
import type { Http } from '@nireeka/contracts'
import { expect, test, vi } from 'vitest'

import { createQueryClient } from '../query-client.ts'
import { defineRoutes } from '../routes/define-routes.ts'
import type { Loader, Page } from '../routes/route.ts'
import { fakeHttp, refusal } from '../testing/fake-http.ts'
import { preparePage } from './prepare-page.ts'

const post = (http: Http, id: string) =>
  queryOptions({
    queryKey: ['post', id],
    queryFn: async () => (await http.get('/api/accessories/:id', { params: { id } })).data,
  })

const PAGE: Page = () => null

function open(replies: Record<string, unknown>) {
  const picture = vi.fn()
  const load = vi.fn(async () => undefined)
  const loader: Loader<'/posts/:id'> = async ({ http, params: { id }, load: loadQuery, isAhead }) => {
    await loadQuery(post(http, id))
    if (isAhead) picture(id)
  }
  const routes = defineRoutes([
    {
      path: '/posts/:id',
      page: Object.assign(PAGE, { load }),
      server: { loader },
    },
  ])
  const { http, calls } = fakeHttp(replies)
  const queries = createQueryClient()
  const prepare = (url: string, how = {}) => preparePage(url, { routes, queries, http: http as Http, ...how })
  return { picture, load, calls, queries, http: http as Http, prepare }
}

test('a page’s code, data and first picture are there before it is opened, and nothing is asked for twice', async () => {
  const { prepare, picture, load, calls, queries, http } = open({ 'GET /api/accessories/7': 'Hello' })
  const ahead = prepare('/posts/7')
  // The visitor clicks before the answer has come.
  const opened = queries.fetchQuery(post(http, '7'))
  await ahead
  expect(await opened).toBe('Hello')
  expect(await queries.fetchQuery(post(http, '7'))).toBe('Hello')
  expect(calls).toEqual(['GET /api/accessories/7'])
  expect(load).toHaveBeenCalledOnce()
  expect(picture.mock.calls).toEqual([['7']])
})

test('a page that is only likely to be opened has its code loaded, and asks for nothing', async () => {
  const { prepare, picture, load, calls } = open({ 'GET /api/accessories/7': 'Hello' })
  await prepare('/posts/7', { isCodeOnly: true })
  expect(load).toHaveBeenCalledOnce()
  expect([calls, picture.mock.calls]).toEqual([[], []])
})

test('a refusal is forgotten, so that the page asks for itself', async () => {
  const { prepare, picture, queries } = open({ 'GET /api/accessories/7': refusal(429, 'Not so fast.') })
  await prepare('/posts/7')
  expect(queries.getQueryCache().getAll()).toEqual([])
  expect(picture).not.toHaveBeenCalled()
})

test('an address without a page prepares nothing', async () => {
  const { prepare, calls } = open({})
  await prepare('/elsewhere')
  expect(calls).toEqual([])
})
