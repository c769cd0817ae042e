import { afterEach, expect, test, vi } from 'vitest'

import { prefetchFiles } from './prefetch-files.ts'

const FORUM = {
  name: 'forum',
  version: '1.0.0-abc',
  manifest: '/remotes/forum/1.0.0-abc/mf-manifest.json',
  routes: [],
}

const MANIFEST = {
  metaData: { remoteEntry: { path: '', name: 'remoteEntry.1.js' } },
  exposes: [
    {
      assets: {
        js: { sync: ['js/remote.2.js'], async: ['js/later.3.js'] },
        css: { sync: ['css/remote.4.css'], async: [] },
      },
    },
  ],
}

afterEach(() => vi.unstubAllGlobals())

test('a remote’s first files are fetched at low priority and without hints, which browsers would warn of', async () => {
  const asked: Array<[path: string, priority: unknown]> = []
  vi.stubGlobal('fetch', async (path: string, { priority }: RequestInit) => {
    asked.push([path, priority])
    return path.endsWith('.json') ? Response.json(MANIFEST) : new Response('code')
  })
  await prefetchFiles(FORUM)
  expect(asked).toEqual(
    ['mf-manifest.json', 'remoteEntry.1.js', 'js/remote.2.js', 'css/remote.4.css'].map((file) => [
      `/remotes/forum/1.0.0-abc/${file}`,
      'low',
    ]),
  )
  expect(document.querySelectorAll('link')).toHaveLength(0)
})

test('a file that doesn’t come is given up, so that nobody waits for it later', async () => {
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  )
  await expect(prefetchFiles(FORUM, 10)).rejects.toThrow(/time/)
})
