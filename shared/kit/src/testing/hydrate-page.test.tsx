import { type Answer, type HttpTransport, isHttpError } from '@nireeka/contracts'
import { queryOptions, useQuery } from '@nireeka/kit/query'
import { useParams } from '@nireeka/kit/router'
import { act } from '@testing-library/react'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

import { usePlatform } from '../platform.tsx'
import { defineRoutes } from '../routes/define-routes.ts'
import { useTitle } from '../use-title.ts'
import { hydratePage } from './hydrate-page.tsx'

/** A page that calls an address outside the endpoints. */
const bell = (http: HttpTransport, id: string) =>
  queryOptions({
    queryKey: ['bell', id],
    queryFn: async () => {
      const { data } = await http.get<Answer<{ title: string; madeAt: string }>>(`/api/bells/${id}`)
      return { ...data, madeAt: new Date(data.madeAt) }
    },
  })

function Bell() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const found = useQuery(bell(http as HttpTransport, id))
  const [rings, setRings] = useState(0)
  const buttonId = useId()
  useTitle(found.data?.title ?? null)
  if (found.isError) return <p>{isHttpError(found.error) ? found.error.message : 'Broken'}</p>
  return (
    <button type="button" id={buttonId} onClick={() => setRings(rings + 1)}>
      {found.data?.title} of {found.data?.madeAt.toISOString()} rang {rings} times
    </button>
  )
}

const withRoute = (page: () => React.ReactNode) =>
  defineRoutes([
    {
      path: '/bells/:id',
      page,
      server: { loader: ({ http, params: { id }, load }) => load(bell(http as HttpTransport, id)) },
    },
    { path: '*', status: 404, page },
  ])
const data = { '/api/bells/1': { title: 'Ding', madeAt: '2026-01-02T00:00:00.000Z' } }
const open = (Page: () => React.ReactNode, url = '/bells/1') => hydratePage(withRoute(Page), { url, data })

test('a page is rendered with its data and title, and comes alive in place', async () => {
  const { container, html, title, status } = await open(Bell)
  expect([title, status]).toEqual(['Ding', 200])
  expect(html).toContain('2026-01-02')
  await act(async () => container.querySelector('button')?.click())
  expect(container.textContent).toContain('rang 1 times')
})

test('what an earlier page has left to React is done before the browser’s globals are taken away', async () => {
  const seen: unknown[] = []
  const Earlier = () => {
    useEffect(() => void seen.push(typeof window))
    return null
  }
  // Its code loads while the globals are away, which gives React a turn.
  const routes = defineRoutes([
    {
      path: '/bells/:id',
      page: Bell,
      server: {
        loader: async ({ http, params: { id }, load }) => {
          await new Promise((resolve) => setTimeout(resolve, 20))
          return load(bell(http as HttpTransport, id))
        },
      },
    },
    { path: '*', status: 404, page: Bell },
  ])
  const root = createRoot(document.createElement('div'))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  root.render(<Earlier />)
  vi.unstubAllGlobals()
  await hydratePage(routes, { url: '/bells/1', data })
  expect(seen).toEqual(['object'])
  await act(async () => root.unmount())
})

test('what the API refuses is shown as refused, on the server and in the browser', async () => {
  const refused = { status: 404, body: { error: 'not_found', message: 'No such bell.' } }
  const { container, status } = await hydratePage(withRoute(Bell), {
    url: '/bells/2',
    answers: { '/api/bells/2': refused },
  })
  expect([status, container.textContent]).toEqual([404, 'No such bell.'])
})

test('a page without the answers it needs is named with what is missing', async () => {
  await expect(open(Bell, '/bells/7')).rejects.toThrow('/api/bells/7')
})

test.each([
  ['the window', () => <p>{window.innerWidth}</p>, 'innerWidth'],
  ['storage', () => <p>{localStorage.getItem('theme')}</p>, 'getItem'],
])('%s isn’t there when a page is first rendered', async (_what, Page, word) => {
  await expect(open(Page)).rejects.toThrow(word)
})

test.each([
  ['the clock', () => <p>{new Date().getFullYear()}</p>],
  ['chance', () => <p>{Math.random()}</p>],
  ['the browser’s absence', () => <p>{typeof window === 'undefined' ? 'server' : 'browser'}</p>],
])('a page that shows %s is found out', async (_what, Page) => {
  vi.mocked(console.error).mockImplementation(() => undefined)
  await expect(open(Page)).rejects.toThrow('React could not take the page over')
  vi.mocked(console.error).mockClear()
})

const never = () => () => {}

function Restless() {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return <p>{isAlive ? 'moved' : 'still'}</p>
}

test('a page that changes by itself as soon as it is alive is found out', async () => {
  await expect(open(Restless)).rejects.toThrow('the browser shows what the server has rendered')
})
