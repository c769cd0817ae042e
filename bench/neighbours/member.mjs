import { randomUUID } from 'node:crypto'

/** The password of the demo accounts. */
export const PASSWORD = 'ride-nireeka-2021'

/**
 * Logs in a demo member. Returns a function that calls the API as this member: a body of bytes is sent as a file, any
 * other as JSON. It returns the status, and the JSON of the answer if there is any.
 * @param {string} site
 * @param {string} email
 */
export async function logIn(site, email) {
  let token = ''
  /**
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   * @param {Record<string, string>} [headers]
   */
  async function call(method, path, body, headers = {}) {
    const isFile = body instanceof Uint8Array
    const sent = {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      'idempotency-key': randomUUID(),
      ...headers,
    }
    const content =
      body === undefined ? {} : { body: isFile ? new Blob([body.slice()]) : JSON.stringify(body) }
    const answer = await fetch(site + path, { method, headers: sent, ...content })
    const bytes = await answer.arrayBuffer()
    const isJson = answer.headers.get('content-type')?.startsWith('application/json')
    return { status: answer.status, data: isJson ? JSON.parse(Buffer.from(bytes).toString()).data : null }
  }

  const { status, data } = await call('POST', '/api/user/login', {
    email,
    password: PASSWORD,
    remember: false,
  })
  if (status !== 200) throw new Error(`${email} could not log in: ${status}`)
  token = data.token
  return call
}
