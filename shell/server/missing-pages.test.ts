import type { RemoteRegistry, RemoteRoute } from '@nireeka/contracts'
import { expect, test } from 'vitest'

import { openEdge } from '../src/testing/open-edge.ts'

const section = (path: string, access: RemoteRoute['access']) => ({
  path,
  access,
  title: path,
  description: '',
})
const released = (version: string) => ({
  name: 'dashboard',
  version,
  manifest: `/remotes/dashboard/${version}/mf-manifest.json`,
  routes: [section('/dashboard', 'member'), section('/desk', 'staff')],
})
const DASHBOARD = JSON.stringify({
  pages: ['/dashboard', '/dashboard/orders/:id'].map((path) => ({ path, search: 'closed' })),
  moved: ['/dashboard/bike'],
})

test.each([
  ['/dashboard', 200, undefined],
  ['/dashboard/orders/7', 200, undefined],
  ['/dashboard/bike', 200, undefined],
  ['/dashboard/nothing', 404, '/dashboard/nothing'],
  ['/dashboard/orders/7/nothing', 404, '/dashboard/orders/7/nothing'],
  // Whether a staff section has a page is nothing for guests.
  ['/desk/nothing', 200, undefined],
])('in a section that needs a login, %s answers %i', async (path, status, missing) => {
  const own = await openEdge(
    { live: async () => ({ remotes: [released('1.0.0')] }) },
    { 'releases/dashboard/1.0.0/remote.json': DASHBOARD },
  )
  const { statusCode, body } = await own.app.inject(path)
  await own.close()
  const data = /<script type="application\/json"[^>]*>(.*)<\/script>/.exec(body)?.[1] ?? ''
  const { live } = JSON.parse(data) as { live: RemoteRegistry }
  expect([statusCode, live.missing]).toEqual([status, missing])
  expect(body.includes('<title>Page not found · Nireeka</title>')).toBe(status === 404)
})

test('a release that doesn’t list its pages has every page of its sections', async () => {
  const own = await openEdge({ live: async () => ({ remotes: [released('0.9.0')] }) })
  expect((await own.app.inject('/dashboard/nothing')).statusCode).toBe(200)
  await own.close()
})
