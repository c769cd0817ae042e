import type { RegisteredRemote } from '@nireeka/contracts'
import { fakePlatform } from '@nireeka/kit/testing'
import { expect, test } from 'vitest'

import type { RemoteLoader } from './loader.ts'
import { createRemotes } from './remotes.ts'
import { createServerMarkup } from './server-markup.ts'

const late: RegisteredRemote = {
  name: 'late',
  version: '1.0.0-abc',
  manifest: '/remotes/late/1.0.0-abc/mf-manifest.json',
  routes: [{ path: '/late', access: 'guest', title: 'Late', description: '' }],
}

test('a page that stands in the HTML stays while its remote is on its way, is said to be half there when it fails, and gives way', async () => {
  const outlet = document.body.appendChild(document.createElement('div'))
  outlet.innerHTML = '<div>From the server</div>'
  history.replaceState(null, '', '/late')
  const loads: Array<(error: Error) => void> = []
  const load: RemoteLoader['load'] = () => new Promise((_resolve, reject) => loads.push(reject))
  const remotes = createRemotes({
    live: { remotes: [late] },
    loader: { load, prefetch: async () => undefined },
    platform: fakePlatform({ report: () => undefined }),
    outlet: () => outlet,
    markup: createServerMarkup({}, () => outlet),
  })
  remotes.begin()
  await expect.poll(() => loads.length).toBe(1)
  expect(remotes.states$.value['late']).toBeUndefined()

  loads[0]?.(new Error('down'))
  await expect
    .poll(() => remotes.states$.value['late'])
    .toEqual({ status: 'failed', failures: 1, isReadable: true })
  expect(outlet.textContent).toBe('From the server')

  void remotes.retry('late')
  await expect.poll(() => remotes.states$.value['late']).toEqual({ status: 'loading' })
  remotes.goTo('/late/other')
  expect(outlet.childElementCount).toBe(0)
  outlet.remove()
})
