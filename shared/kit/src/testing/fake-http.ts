import {
  type Answer,
  fillPath,
  HttpError,
  type HttpTransport,
  NO_SUCH_PAGE,
  type RequestOptions,
} from '@nireeka/contracts'

interface Sent extends Pick<RequestOptions, 'query' | 'headers'> {
  body?: unknown
}

type Reply = unknown | ((sent: Sent) => unknown)

/**
 * Returns an Http for tests that knows only the calls a test names, `{ 'GET /api/accessories/1': data }`: data is put
 * into the envelope, an Error is thrown, a function is called with what was sent. Any other call fails the test.
 */
export function fakeHttp(replies: Record<string, Reply> = {}) {
  const calls: string[] = []

  async function send<T>(
    method: string,
    path: string,
    sent: Pick<Sent, 'body'> & { options?: RequestOptions },
  ): Promise<T> {
    const { body, options = {} } = sent
    const call = `${method} ${fillPath(path, options.params)}`
    calls.push(call)
    if (!(call in replies)) throw new Error(`The test did not expect ${call}`)
    const reply = replies[call]
    const data: unknown =
      typeof reply === 'function'
        ? await reply({ body, query: options.query, headers: options.headers })
        : reply
    if (data instanceof Error) throw data
    return { success: true, message: null, error: null, data, status: 200 } satisfies Answer<unknown> as T
  }

  const http: HttpTransport = {
    get: (path, options) => send('GET', path, { options }),
    post: (path, body, options) => send('POST', path, { body, options }),
    put: (path, body, options) => send('PUT', path, { body, options }),
    delete: (path, options) => send('DELETE', path, { options }),
  }
  return { http, calls }
}

/** Returns the server's refusal of a request, as pages see it. */
export const refusal = (status: number, message: string, fields?: Record<string, string[]>) =>
  new HttpError({ status, code: 'refused', message, fields })

/** Returns the reply of a list of which only the first page has items: the API's 404 for any other page. */
export const onePage =
  <T>(first: T) =>
  ({ query }: Pick<Sent, 'query'>): T | HttpError =>
    Number(query?.page ?? 1) === 1
      ? first
      : new HttpError({ status: 404, code: NO_SUCH_PAGE, message: `There is no page ${query?.page}.` })
