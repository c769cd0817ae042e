import { draftReader } from './draft-reader.mjs'
import { formCalls } from './form-calls.mjs'

/**
 * Returns the edge's access to an API in the same process.
 * @param {import('./open-api.mjs').Backend} backend
 * @returns {import('./open-edge.mjs').ApiAccess}
 */
export function apiInProcess({ app, remotes, read, changes, whoIs }) {
  const forms = formCalls(async ({ call, body, ip }) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/${call}`,
      payload: body,
      remoteAddress: ip,
    })
    return { status: answer.statusCode, body: answer.json() }
  })
  const readDraft = draftReader(async (url, authorization) => {
    const answer = await app.inject({ url, headers: { authorization } })
    return { status: answer.statusCode, body: answer.json() }
  })
  return { live: remotes.live, audience: remotes.audience, read, readDraft, changes, whoIs, ...forms }
}
