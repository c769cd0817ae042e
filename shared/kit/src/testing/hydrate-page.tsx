import { type Answers, type Platform, type ServerBundle, withOnly } from '@nireeka/contracts'
import { QueryClientProvider } from '@nireeka/kit/query'
import { BrowserRouter } from '@nireeka/kit/router'
import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { expect, onTestFinished, vi } from 'vitest'

import { findRoute } from '../server-rendering/load-page.ts'
import { prepareHydration } from '../server-rendering/prepare-hydration.ts'
import { PlatformProvider } from '../platform.tsx'
import { createQueryClient } from '../query-client.ts'
import type { Route } from '../routes/route.ts'
import { RoutePages } from '../routes/route-pages.tsx'
import { serverRemote } from '../server.ts'
import { fakePlatform } from './fake-platform.ts'

interface Input {
  /** Path and query of the page. */
  url: string
  /** Data of successful answers by address, such as `{ '/api/accessories/1': item }`. */
  data?: Record<string, unknown>
  /** Complete answers by address, for refusals. */
  answers?: Answers
  platform?: Partial<Platform>
}

/** Globals that only a browser has. */
const BROWSER = ['window', 'document', 'location', 'history', 'navigator', 'localStorage', 'sessionStorage']
const ANOTHER_DAY = new Date('2001-02-03T04:05:06Z')

/**
 * Renders a page as the server does, with only the parameters that its row names, without browser globals, with another
 * date and other random numbers; then hydrates it at the whole address. Fails when the two renderings differ, when the
 * page requests data it wasn't given, or when React complains. They are compared before anything that the page waits for
 * (a timer, code that loads later) can change it.
 */
export async function hydratePage(routes: readonly Route[], { url, data = {}, answers, platform }: Input) {
  const all = { ...successes(data), ...answers }
  const read = findRoute(routes, url)?.route.query ?? []
  const view = await renderWithoutBrowser(serverRemote(NAME, routes), withOnly(read, url), all)

  history.replaceState(null, '', withCampaign(url))
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = view.html
  const before = container.innerHTML
  const parts = fakePlatform(platform)
  const queries = createQueryClient()
  expect(
    await prepareHydration({ routes, answers: all, queries, http: parts.http }),
    'the browser knows the page',
  ).toBe(true)

  const complaints: unknown[] = []
  let root: Root | undefined
  act(() => {
    root = hydrateRoot(
      container,
      <PlatformProvider value={parts}>
        <QueryClientProvider client={queries}>
          <BrowserRouter>
            <RoutePages routes={routes} />
          </BrowserRouter>
        </QueryClientProvider>
      </PlatformProvider>,
      { identifierPrefix: ID_PREFIX, onRecoverableError: (error) => complaints.push(error) },
    )
  })
  const after = container.innerHTML
  onTestFinished(async () => {
    await act(async () => root?.unmount())
    container.remove()
  })
  await act(async () => undefined)
  expect(complaints, 'React could not take the page over').toEqual([])
  expect(after, 'the browser shows what the server has rendered').toBe(before)
  return { ...view, container, platform: parts }
}

/** Returns the address as a visitor from a campaign has it, with a parameter that no page reads. */
const withCampaign = (url: string) => `${url}${url.includes('?') ? '&' : '?'}utm_source=test`

const NAME = 'tested'
const ID_PREFIX = `${NAME}-`

/** Taken at the start, as React does it, because a test may replace it by a fake. */
const { setImmediate: afterThisTurn } = globalThis
/** React works for 5 ms in each turn; what a test leaves behind takes one or two. */
const TURNS = 10

/** Waits for the work that earlier tests have left to React: it reads `window`, which is about to be taken away. */
async function untilReactIsIdle() {
  for (let turn = 0; turn < TURNS; turn++) await new Promise<void>((resolve) => afterThisTurn(resolve))
}

async function renderWithoutBrowser(bundle: ServerBundle, url: string, answers: Answers) {
  await untilReactIsIdle()
  for (const name of BROWSER) vi.stubGlobal(name, undefined)
  vi.setSystemTime(ANOTHER_DAY)
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.123)
  try {
    const rendered = await bundle.render({ url, data: answers })
    if ('view' in rendered) return rendered.view
    throw new Error(`${url} was not rendered: ${JSON.stringify(rendered)}`)
  } finally {
    random.mockRestore()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
}

const successes = (data: Record<string, unknown>): Answers =>
  Object.fromEntries(
    Object.entries(data).map(([address, body]) => [
      address,
      { status: 200, body: { success: true, message: null, error: null, data: body, status: 200 } },
    ]),
  )
