import { failureOf, HttpError, type Session, type Stream, TEXTS } from '@nireeka/contracts'
import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'

import { routes } from '../routes.ts'
import { anna, PAGE_CASES } from './sample-pages.ts'

const session$: Stream<Session> = {
  value: { status: 'member', user: anna },
  subscribe: () => ({ unsubscribe: () => undefined }),
}

const never = () => new Promise<never>(() => undefined)
const BROKEN = 'Something went wrong on our side.'
const failing = () =>
  failureOf(500, { success: false, error: 'internal', message: BROKEN, data: null, status: 500 })
const unreachable = () => new HttpError({ status: 0, code: 'unreachable', message: TEXTS.unreachable })

const PAGES = routes.flatMap(({ path }) => (path === '*' ? [] : [path as string]))
const caseOf = (path: string) => PAGE_CASES[path]!

/** Opens a page whose requests are answered as `answer` says, or, once `recover` was called, as for an empty account. */
function open(path: string, answer?: () => unknown) {
  const { address = path, replies } = caseOf(path)
  let isUp = answer === undefined
  const answers = Object.entries(replies).map(([call, reply]) => [call, () => (isUp ? reply : answer?.())])
  const { http } = fakeHttp({ ...Object.fromEntries(answers), 'GET /api/live': never })
  renderRoutes(routes, address, { http, session$ })
  return { recover: () => (isUp = true) }
}

const heading = (name: string) => screen.findAllByRole('heading', { name })
const retries = () => screen.queryAllByRole('button', { name: /^Try again/ })

/** Waits until the page shows an empty account; returns how much of it has failed. */
async function failuresOfEmptyPage(path: string) {
  await heading(caseOf(path).empty)
  await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull())
  return screen.queryAllByRole('alert').length + retries().length
}

/** Waits for the headings of all parts that can't be shown; returns how many give the reason, and can be tried again. */
async function failuresOf(path: string, reason: string) {
  const { failed, empty } = caseOf(path)
  for (const name of failed.length > 0 ? failed : [empty]) await heading(name)
  return [screen.queryAllByText(reason).length, retries().length]
}

const allOf = (path: string) => [caseOf(path).failed.length, caseOf(path).failed.length]

test('each page of the dashboard has a case here', () => {
  expect(Object.keys(PAGE_CASES)).toEqual(PAGES)
})

test.each(PAGES)('%s says that it is loading', async (path) => {
  open(path, never)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getAllByText('Loading…').length).toBeGreaterThan(0)
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each(PAGES)('%s says what failed, and each part that did can be tried again', async (path) => {
  const { recover } = open(path, failing)
  expect(await failuresOf(path, BROKEN)).toEqual(allOf(path))
  recover()
  retries().forEach((button) => fireEvent.click(button))
  expect(await failuresOfEmptyPage(path)).toBe(0)
})

test.each(PAGES)('%s says that the server can’t be reached without a connection', async (path) => {
  goOffline()
  open(path, unreachable)
  expect(await failuresOf(path, TEXTS.unreachable)).toEqual(allOf(path))
})

test.each(PAGES)('%s is ready for an account that has nothing', async (path) => {
  open(path)
  expect(await failuresOfEmptyPage(path)).toBe(0)
})

/** Takes the connection away from pages that are opened later; a page that is open hears of it by an event. */
function goOffline() {
  renderRoutes(routes, '/nowhere', { session$ })
  act(() => void window.dispatchEvent(new Event('offline')))
  cleanup()
  onTestFinished(() => {
    renderRoutes(routes, '/nowhere', { session$ })
    act(() => void window.dispatchEvent(new Event('online')))
    cleanup()
  })
}
