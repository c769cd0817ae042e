import { STAFF_AREAS } from '@nireeka/contracts'
import { areaOf, AREA_OF_PATH, areasOfPath, type Endpoint, ENDPOINTS } from '@nireeka/contracts/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { snapshotOf } from './testing/snapshot.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

const endpoints = Object.values(ENDPOINTS).flatMap((group): Endpoint[] => Object.values(group))
const forStaff = endpoints
  .filter(({ access }) => access === 'staff' || access === 'admin')
  .map((endpoint) => [endpoint.method, endpoint.path, areaOf(endpoint) ?? 'nobody'] as const)

/** Endpoints at the back office's addresses that others may call. */
const outside = endpoints
  .filter(({ path }) => path.startsWith('/api/backoffice/'))
  .filter(({ access }) => access !== 'staff' && access !== 'admin')

let app: TestApp
/**
 * The access tokens of a guest, a member, an agent without an area, an agent of each area, and an admin, who have just
 * given their passwords.
 */
let callers: Array<string | undefined> = []
beforeAll(async () => {
  // The clock stands still, so that nothing is written just because time passes, such as a session's last-seen time.
  const time = new Date()
  app = await openTestApp({ now: () => time })
  const [member, nowhere, admin] = [await app.member(), await app.member(1, []), await app.member(9)]
  const agents = await Promise.all(STAFF_AREAS.map((area) => app.member(1, [area])))
  callers = [undefined, ...[member, nowhere, ...agents, admin].map(({ token }) => token)]
})
afterAll(() => app.close())

/** Calls an endpoint with nothing in it, so that whoever may call it is told what is wrong, and nothing is written. */
const call = (method: Endpoint['method'], path: string, as: string | undefined) =>
  app.call(path.replaceAll(/:\w+/g, '999999'), {
    method,
    as,
    ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
  })

test('what the back office calls is for staff', () => {
  expect(outside).toEqual([])
  expect(forStaff.length).toBeGreaterThan(15)
})

test('each endpoint for staff is in one area, and each row of the table has endpoints', () => {
  const paths = endpoints.filter(({ access }) => access === 'staff').map(({ path }) => path)
  expect(paths.filter((path) => areasOfPath(path).length !== 1)).toEqual([])
  const unused = AREA_OF_PATH.filter(([prefix]) => !paths.some((path) => path.startsWith(prefix)))
  expect(unused).toEqual([])
})

/** Statuses of whoever may call it: a page, an id that there isn't, or a query, body or type that is missing. */
const IS_ENTERED = new Set([200, 404, 415, 422])
const told = (status: number) => (IS_ENTERED.has(status) ? 'entered' : status)

test.each(forStaff)('%s %s is answered by who calls it: for %s', async (method, path, area) => {
  const before = await snapshotOf(app.db)
  const answers = await Promise.all(callers.map((as) => call(method, path, as)))
  const isForAll = area === 'all' || area === 'entrance'
  const enters = (isIn: boolean) => (isForAll || isIn ? 'entered' : 403)
  const agents = STAFF_AREAS.map((one) => enters(one === area))
  const expected = [401, 403, enters(false), ...agents, 'entered']
  expect(answers.map(({ statusCode }) => told(statusCode))).toEqual(expected)
  expect(await snapshotOf(app.db)).toEqual(before)
})
