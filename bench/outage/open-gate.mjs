import { connect, createServer } from 'node:net'

/**
 * Opens a way to a unix socket, whose connections can be refused or stalled.
 * @param {string} target the socket's path
 */
export async function openGate(target) {
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set()
  /** @type {'open' | 'shut' | 'stalled'} */
  let state = 'open'

  const gate = createServer((near) => {
    near.on('error', () => undefined)
    if (state === 'shut') return near.destroy()
    sockets.add(near)
    if (state === 'stalled') return near.resume()
    const far = connect(target)
    sockets.add(far)
    far.on('error', () => undefined)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    return near.pipe(far).pipe(near)
  })
  await new Promise((resolve) => gate.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (gate.address())
  const end = () => sockets.forEach((socket) => socket.destroy())
  return {
    port,
    shut() {
      state = 'shut'
      end()
    },
    stall() {
      state = 'stalled'
      sockets.forEach((socket) => socket.unpipe())
    },
    /** New connections work again; those that were stalled never do. */
    open() {
      state = 'open'
    },
    close() {
      end()
      gate.close()
    },
  }
}
