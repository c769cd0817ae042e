/**
 * @typedef {{ call: string, body: Record<string, string>, ip: string }} FormCall
 * @typedef {(call: FormCall) => Promise<{ status: number, body: { status?: unknown } }>} Post
 * @typedef {import('./open-edge.mjs').ApiAccess} ApiAccess
 */

/**
 * The API calls behind the links in emails.
 * @type {Record<'confirm' | 'unsubscribe' | 'end-alert' | 'end-forum', (token: string) => Pick<FormCall, 'call' | 'body'>>}
 */
const EMAIL_LINKS = {
  confirm: (token) => ({ call: 'newsletter/confirm', body: { token } }),
  unsubscribe: (token) => ({ call: 'newsletter/unsubscribe', body: { token } }),
  'end-forum': (key) => ({ call: 'forum/unsubscribe', body: { key } }),
  'end-alert': (key) => ({ call: 'stock-alerts/end', body: { key } }),
}

/**
 * Returns the edge's API calls for forms that are submitted without scripts. Each has the visitor's IP address, so
 * that the API's rate limits apply to the visitor. It returns null if the API doesn't answer.
 * @param {Post} post
 * @returns {Pick<ApiAccess, 'subscribe' | 'followEmailLink'>}
 */
export function formCalls(post) {
  /** @param {FormCall} call */
  const ask = (call) => post(call).catch(() => null)
  return {
    async subscribe(email, ip) {
      const answer = await ask({ call: 'newsletter/subscribe', body: { email }, ip })
      return answer && { status: answer.status, isNew: answer.body.status === true }
    },
    async followEmailLink(step, token, ip) {
      const answer = await ask({ ...EMAIL_LINKS[step](token), ip })
      return answer && answer.status
    },
  }
}
