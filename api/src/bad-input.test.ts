import { ErrorAnswer } from '@nireeka/contracts/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { addProduct } from './testing/add-rows.ts'
import { fillPath, type Operation, operationsOf } from './testing/operations.ts'
import { snapshotOf } from './testing/snapshot.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

/** The headers that our own page sends when signed in, so that only the input is wrong. */
const HEADERS = { 'idempotency-key': 'a-good-key', 'x-nireeka': '1', 'sec-fetch-site': 'same-origin' }
const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }
const BAD_IDS = ['0', '-1', '1.5', 'abc', '1e3', '99999999999', '0x1', ' 1', '1\0', "1' or 1=1--", '%2e%2e']
const BAD_PAGES = ['page=0', 'page=-1', 'page=1e9', 'page=x', 'page=1&page=2']

type Response = Awaited<ReturnType<TestApp['call']>>

let app: TestApp
let admin = ''
let operations: Operation[] = []
beforeAll(async () => {
  // The clock stands still, so that nothing is written just because time passes, such as a session's last-seen time.
  const time = new Date()
  app = await openTestApp({ now: () => time })
  await addProduct(app.db, { id: 1 })
  admin = (await app.member(9)).token
  operations = operationsOf(app.app)
})
afterAll(() => app.close())

/** Tells whether a response has the error envelope that every refusal has, the newsletter's included. */
const isEnvelope = (response: Response) => {
  const parsed = ErrorAnswer.safeParse(response.json())
  return parsed.success && parsed.data.status === response.statusCode
}
const fields = (response: Response) => Object.keys(response.json().data)
/** Returns each of the bodies that a route accepts, by its fields. */
const bodiesOf = ({ body }: Operation) =>
  (body?.oneOf ?? [body]).map((one) => Object.entries(one?.properties ?? {}))
/** Tells whether a field allows one value only, which tells this body apart from the route's other bodies. */
const isMark = ([, field]: ReturnType<typeof bodiesOf>[number][number]) => field.enum?.length === 1
const marksOf = (body: ReturnType<typeof bodiesOf>[number]) =>
  Object.fromEntries(body.filter(isMark).map(([name, field]) => [name, field.enum?.[0]]))
const fieldsOf = (body: ReturnType<typeof bodiesOf>[number]) => body.filter((field) => !isMark(field))
const namesIn = ({ parameters }: Operation, place: string) =>
  parameters.filter((parameter) => parameter.in === place).map(({ name }) => name)

const send = (one: Operation, body: unknown, headers: Record<string, string> = {}) =>
  app.call(fillPath(one), { method: one.method, as: admin, body, headers: { ...HEADERS, ...headers } })

interface Trial {
  of: (operation: Operation) => boolean
  send: (operation: Operation) => Promise<Response[]>
  isRight: (response: Response, operation: Operation) => boolean
}

/** Calls every operation of a kind, and returns those that answered wrongly or wrote to the database. */
async function wronglyTaken({ of, send: sendAll, isRight }: Trial): Promise<string[]> {
  const before = await snapshotOf(app.db)
  const tried = operations.filter(of)
  expect(tried).not.toEqual([])
  const wrong: string[] = []
  for (const operation of tried) {
    const responses = await sendAll(operation)
    const bad = responses.filter((response) => !isEnvelope(response) || !isRight(response, operation))
    wrong.push(
      ...bad.map(({ statusCode, body }) => `${operation.title}: ${statusCode} ${body.slice(0, 200)}`),
    )
  }
  const after = await snapshotOf(app.db)
  const written = Object.keys(after).filter((table) => after[table] !== before[table])
  return [...wrong, ...written.map((table) => `${table} has been written`)]
}

/** Tells whether a body may be larger than others: that of an import holds the changes of a whole file. */
const mayBeLarge = ({ path }: Operation) => path === '/api/backoffice/imports'
const takesBody = ({ body }: Operation) => body !== null

test('every route that demands a login answers 401 without one', async () => {
  const wrong = await wronglyTaken({
    of: ({ isForMembers }) => isForMembers,
    send: async (one) => [await app.call(fillPath(one), { method: one.method })],
    isRight: ({ statusCode }) => statusCode === 401,
  })
  expect(wrong).toEqual([])
})

test('a field that no schema knows is refused by name', async () => {
  const wrong = await wronglyTaken({
    of: takesBody,
    send: (one) => Promise.all(bodiesOf(one).map((body) => send(one, { ...marksOf(body), surprise: 1 }))),
    isRight: (response) => response.statusCode === 422 && fields(response).includes('surprise'),
  })
  expect(wrong).toEqual([])
})

const wrongValue = (type: string | undefined) => (type === 'object' ? 7 : { wrong: true })

test('a field of the wrong type is refused by name', async () => {
  const wrong = await wronglyTaken({
    of: (one) => bodiesOf(one).some((body) => body.length > 0),
    send: (one) =>
      Promise.all(
        bodiesOf(one).map((body) => {
          const values = fieldsOf(body).map(([name, { type }]) => [name, wrongValue(type)] as const)
          return send(one, { ...marksOf(body), ...Object.fromEntries(values) })
        }),
      ),
    isRight: (response, one) => {
      const named = new Set(fields(response).map((field) => field.split('.')[0]))
      return (
        response.statusCode === 422 &&
        bodiesOf(one).some((body) => fieldsOf(body).every(([name]) => named.has(name)))
      )
    },
  })
  expect(wrong).toEqual([])
})

test.each([
  ['malformed JSON', '{"email":', JSON_TYPE, 400],
  ['an empty JSON body', '', JSON_TYPE, 400],
  ['a body that would pollute prototypes', '{"__proto__":{"is_admin":9}}', JSON_TYPE, 400],
  ['more than 256 kB', JSON.stringify({ text: 'x'.repeat(300_000) }), JSON_TYPE, 413],
  ['another type of content', 'a=1', FORM_TYPE, 415],
  ['a list for a body', '[1]', JSON_TYPE, 422],
])('%s is refused', async (_what, body, headers, status) => {
  const wrong = await wronglyTaken({
    of: (one) => takesBody(one) && !(status === 413 && mayBeLarge(one)),
    send: async (one) => [await send(one, body, headers)],
    isRight: ({ statusCode }) => statusCode === status,
  })
  expect(wrong).toEqual([])
})

test('a bad id leads nowhere', async () => {
  const wrong = await wronglyTaken({
    of: (one) => namesIn(one, 'path').length > 0,
    send: (one) =>
      Promise.all(
        BAD_IDS.map((id) =>
          app.call(fillPath(one, id), { method: one.method, as: admin, body: {}, headers: HEADERS }),
        ),
      ),
    isRight: ({ statusCode }) => [400, 404, 422].includes(statusCode),
  })
  expect(wrong).toEqual([])
})

const badQueries = (one: Operation) => {
  const names = namesIn(one, 'query')
  return ['surprise=1', ...(names.includes('page') ? BAD_PAGES : []), ...names.map((name) => `${name}=%00`)]
}

test('a bad query is refused', async () => {
  const wrong = await wronglyTaken({
    of: (one) => namesIn(one, 'query').length > 0,
    send: (one) =>
      Promise.all(
        badQueries(one).map((query) =>
          app.call(`${fillPath(one)}?${query}`, { method: one.method, as: admin }),
        ),
      ),
    isRight: ({ statusCode }) => statusCode === 422,
  })
  expect(wrong).toEqual([])
})
