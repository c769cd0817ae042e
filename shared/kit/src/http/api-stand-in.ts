import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One request as the stand-in server received it. */
export interface Seen {
  call: string
  token: string | null
  headers: IncomingMessage['headers']
  body: unknown
}

export interface Reply {
  status: number
  body: unknown
  /** The reply is sent only after this promise has settled. */
  after?: Promise<unknown>
}

/** Starts an HTTP server for tests that records its requests and replies as `reply` says. */
export async function openStandIn(reply: (seen: Seen) => Reply) {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    const it: Seen = {
      call: `${request.method} ${request.url}`,
      token: request.headers.authorization?.replace('Bearer ', '') ?? null,
      headers: request.headers,
      body: text ? JSON.parse(text) : null,
    }
    seen.push(it)
    const { status, body, after } = reply(it)
    await after
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, seen, close: () => server.close() }
}

export const unauthorized: Reply = {
  status: 401,
  body: { message: 'Please log in.', error: 'unauthorized' },
}
