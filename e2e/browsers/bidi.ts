import { WebSocket } from 'ws'

interface Answer {
  id?: number
  type: 'success' | 'error' | 'event'
  result?: unknown
  error?: string
  message?: string
  method?: string
  params?: unknown
}

interface Waiting {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

export type Bidi = Awaited<ReturnType<typeof connectBidi>>

/** A connection by WebDriver BiDi (https://w3c.github.io/webdriver-bidi): numbered commands, and events. */
export async function connectBidi(address: string, onEvent: (method: string, params: unknown) => void) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  const waiting = new Map<number, Waiting>()
  let last = 0

  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.type === 'event') return onEvent(answer.method!, answer.params)
    const asked = waiting.get(answer.id!)
    waiting.delete(answer.id!)
    if (answer.type === 'success') asked?.resolve(answer.result)
    else asked?.reject(new Error(`${answer.error}: ${answer.message}`))
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has closed the connection'))
  })

  return {
    send: <Result>(method: string, params: object = {}) =>
      new Promise<Result>((resolve, reject) => {
        const id = ++last
        waiting.set(id, { resolve: (result) => resolve(result as Result), reject })
        socket.send(JSON.stringify({ id, method, params }))
      }),
    close: () => socket.terminate(),
  }
}
