import { createServer } from 'node:net'

/** @typedef {{ to: string, id: string, isOneClick: boolean }} Received */

/**
 * Opens a mail server that takes everything, and remembers to whom each email went and its Message-ID.
 */
export async function openMailServer() {
  /** @type {Received[]} */
  const received = []
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // A sender that is killed leaves its connection.
    socket.on('error', () => undefined)
    talk(socket, (email) => received.push(email))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close() {
      sockets.forEach((socket) => socket.destroy())
      server.close()
    },
  }
}

/**
 * @param {import('node:net').Socket} socket
 * @param {(email: Received) => void} take
 */
function talk(socket, take) {
  let text = ''
  let to = ''
  let isData = false
  const say = (/** @type {string} */ line) => socket.write(`${line}\r\n`)
  socket.setEncoding('utf8')
  say('220 bench')
  socket.on('data', (/** @type {string} */ chunk) => {
    text += chunk
    for (;;) {
      const end = isData ? '\r\n.\r\n' : '\r\n'
      const at = text.indexOf(end)
      if (at === -1) return
      const part = text.slice(0, at)
      text = text.slice(at + end.length)
      if (isData) {
        isData = false
        take(toReceived(to, part))
        say('250 taken')
        continue
      }
      to = readerIn(part) ?? to
      isData = /^DATA/i.test(part)
      say(isData ? '354 go on' : '250 fine')
      if (/^QUIT/i.test(part)) socket.end()
    }
  })
}

/** @param {string} line */
const readerIn = (line) => /^RCPT TO: *<([^>]*)>/i.exec(line)?.[1]

/**
 * @param {string} to
 * @param {string} source
 * @returns {Received}
 */
const toReceived = (to, source) => ({
  to,
  id: /^Message-ID: *<([^>]*)>/im.exec(source)?.[1] ?? '',
  isOneClick: /^List-Unsubscribe-Post: *List-Unsubscribe=One-Click/im.test(source),
})
