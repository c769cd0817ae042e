import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
}

export interface Told {
  status: number
  body: unknown
}

/** `down`: nobody is there. `lost`: it does what it is told, and the answer never arrives. `hanging`: that, and the line stays open. */
export type Fault = 'down' | 'lost' | 'hanging' | 'failing' | null

/** Told in place of an answer that never arrives. */
export const LOST: Told = { status: 0, body: null }

/** A provider's server on a free port of this machine, over real HTTP, with what goes wrong on the way. */
export async function openStandIn(answer: (asked: Asked) => Told | Promise<Told>) {
  let fault: Fault = null
  /** Simulated failures apply only to calls whose path matches this pattern. */
  let concerns = /./
  const asked: Asked[] = []
  const server = createServer((request, response) => void serve(request, response))

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const call = await read(request)
    const present = concerns.test(call.path) ? fault : null
    asked.push(call)
    if (present === 'down') return response.destroy()
    if (present === 'failing') return tell(response, { status: 500, body: { error: { message: 'Oops' } } })
    const told = await answer(call)
    if (present === 'lost' || told === LOST) return response.destroy()
    if (present !== 'hanging') tell(response, told)
    return undefined
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    setFault(input: Fault, paths = /./) {
      fault = input
      concerns = paths
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

async function read(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const url = new URL(request.url ?? '/', 'http://stand-in')
  return {
    method: request.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  }
}

function tell(response: ServerResponse, { status, body }: Told) {
  const isText = typeof body === 'string'
  response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json' })
  response.end(isText ? body : JSON.stringify(body))
}
