import { listen } from './listen.mjs'
import { openApi } from './open-api.mjs'

/**
 * Serves only the API, with the dev inbox.
 * @param {import('./open-api.mjs').ApiOptions & { port: number }} options
 */
export async function serveApi({ port, ...options }) {
  const backend = await openApi(options)
  const server = await listen(port, (request, response) => {
    const isInbox = /^\/dev\/mail(?:[/?]|$)/.test(request.url ?? '')
    return ((isInbox && backend.devInbox) || backend.app).routing(request, response)
  })
  return { address: server.address, waiting: backend.waiting, close: () => server.close(backend.close) }
}
