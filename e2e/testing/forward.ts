import { type IncomingMessage, request, type ServerResponse } from 'node:http'

/** Answers a request with what the site at `target` answers, and ends it there when the visitor has left. */
export function forward(incoming: IncomingMessage, outgoing: ServerResponse, target: string) {
  const { headers, method } = incoming
  const onward = request(new URL(incoming.url ?? '/', target), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', () => outgoing.destroy())
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) onward.destroy()
  })
  incoming.pipe(onward)
}
