import { afterEach, expect, test } from 'vitest'

import { code, openVisits } from '../testing/open-visits.ts'

afterEach(() => document.body.replaceChildren())

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

test('code that is loaded ahead serves the visit, and shows nothing by itself', async () => {
  const remote = openVisits(code('Help'))
  const loading = remote.loadAhead()
  expect(remote.isLoaded()).toBe(false)
  await loading
  expect([remote.isLoaded(), remote.text(), remote.state()]).toEqual([true, '', undefined])
  await remote.enter()
  await settled()
  expect([remote.text(), remote.state()]).toEqual(['Help', null])
  expect(remote.load).toHaveBeenCalledTimes(1)
})

test('code that could not be loaded ahead is loaded anew by the visit', async () => {
  const remote = openVisits(Promise.reject(new Error('offline')), code('Help'))
  await expect(remote.loadAhead()).rejects.toThrow('offline')
  expect(remote.state()).toBeUndefined()
  await remote.enter()
  await settled()
  expect(remote.text()).toBe('Help')
})

test('a page that is laid out ahead stays when the remote before it is left', async () => {
  const left = openVisits(code('Help'))
  await left.enter()
  await settled()
  const ahead = document.body.firstElementChild!.appendChild(document.createElement('div'))
  ahead.dataset.ahead = ''
  await left.leave()
  expect([...document.body.firstElementChild!.children]).toEqual([ahead])
})
