import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

import { forward } from './forward.ts'

export type Fault = 'hang' | 'missing' | 'error-500' | 'broken-script' | 'no-styles' | 'slow'

/** In ms; longer than any time limit of a remote on a fast connection. */
const SLOW_MS = 3000

export interface FaultProxy {
  address: string
  /** Answers every request whose path matches with this fault from now on. */
  breakRemote(path: RegExp, fault: Fault): void
  heal(): void
  requests: string[]
  close(): Promise<void>
}

/** Returns an HTTP proxy for the site that answers chosen requests with a fault. */
export async function openFaultProxy(target: string): Promise<FaultProxy> {
  let broken: { path: RegExp; fault: Fault } | null = null
  const requests: string[] = []
  const sockets = new Set<Socket>()

  const server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? '/'
    requests.push(url)
    const fault = broken?.path.test(url) ? broken.fault : null
    if (fault === 'slow') setTimeout(forward, SLOW_MS, incoming, outgoing, target)
    else if (fault) answerWith(fault, outgoing)
    else forward(incoming, outgoing, target)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))

  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    breakRemote: (path, fault) => {
      broken = { path, fault }
    },
    heal: () => {
      broken = null
    },
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function answerWith(fault: Fault, outgoing: ServerResponse) {
  if (fault === 'hang') return
  if (fault === 'missing') return outgoing.writeHead(404).end('Not found')
  if (fault === 'error-500') return outgoing.writeHead(500).end('broken on purpose')
  if (fault === 'no-styles') {
    return outgoing.writeHead(200, { 'content-type': 'text/css' }).end('<!doctype html><p>not found</p>')
  }
  outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end('!!! this is <no> script {')
}
