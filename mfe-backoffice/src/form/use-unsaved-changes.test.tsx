import { renderPage } from '@nireeka/kit/testing'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useUnsavedChanges } from './use-unsaved-changes.ts'

/** The part of the browser's Navigation API that is used. */
class FakeNavigation extends EventTarget {
  traverseTo = vi.fn<(key: string) => void>()
}
let browser: FakeNavigation

beforeEach(() => {
  browser = new FakeNavigation()
  vi.stubGlobal('navigation', browser)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function Page({ name, isDirty }: { name: string; isDirty: boolean }) {
  const letGo = useUnsavedChanges(isDirty)
  return <button onClick={letGo}>{name}</button>
}

function open(isDirty = true, answer = false) {
  const confirm = vi.fn(async () => answer)
  const navigate = vi.fn<(path: string) => void>()
  const page = (
    <>
      <Page name="form" isDirty={isDirty} />
      <Page name="note" isDirty={isDirty} />
    </>
  )
  return { ...renderPage(page, '/backoffice/products/7', { confirm, navigate }), confirm, navigate }
}

/** Lets the browser navigate; returns whether that was held. */
function go(path: string, change: object = {}) {
  const event = new Event('navigate', { cancelable: true })
  const destination = { url: new URL(path, location.href).href, sameDocument: true, key: 'k1' }
  Object.assign(event, { destination, navigationType: 'push', ...change })
  act(() => void browser.dispatchEvent(event))
  return event.defaultPrevented
}

/** Lets the browser close the tab; returns whether it asks first. */
function close() {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}

test('unsaved changes hold links, and who stays stays', async () => {
  const { confirm, navigate } = open()
  expect(go('/backoffice/orders?page=2')).toBe(true)
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  expect(navigate).not.toHaveBeenCalled()
  expect(go('/backoffice')).toBe(true)
  expect(close()).toBe(true)
})

test('who leaves gets to where they wanted, and is asked once for the whole page', async () => {
  const { confirm, navigate } = open(true, true)
  go('/backoffice/orders?page=2#top')
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/backoffice/orders?page=2#top'))
  expect(confirm).toHaveBeenCalledOnce()
  expect([go('/backoffice'), close()]).toEqual([false, false])
})

test('going back is held, too', async () => {
  open(true, true)
  expect(go('/backoffice', { navigationType: 'traverse' })).toBe(true)
  await waitFor(() => expect(browser.traverseTo).toHaveBeenCalledWith('k1'))
})

test('another part of the same page is no way out, and another site asks by the browser', () => {
  open()
  expect(go('/backoffice/products/7?tab=stock')).toBe(false)
  expect(
    go('https://pay.example/', { destination: { url: 'https://pay.example/', sameDocument: false } }),
  ).toBe(false)
})

test('nothing is held without changes, after saving, or when the page is gone', () => {
  const clean = open(false)
  expect([go('/backoffice'), close()]).toEqual([false, false])
  clean.unmount()
  const saved = open()
  for (const name of ['form', 'note']) fireEvent.click(saved.getByText(name))
  expect([go('/backoffice'), close()]).toEqual([false, false])
  saved.unmount()
  open().unmount()
  expect([go('/backoffice'), close()]).toEqual([false, false])
})
