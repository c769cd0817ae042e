import { step } from '../steps.mjs'
import { explain } from './configuration-error.mjs'

/**
 * Starts a server, and closes it on Ctrl-C or a signal; a second signal ends the process immediately.
 * @template {{ close: () => Promise<void> }} Server
 * @param {{ name: string, port: number, start: () => Promise<Server> }} what
 * @returns {Promise<Server>}
 */
export async function runUntilStopped({ name, port, start }) {
  const server = await step(`start of the ${name}`, start).catch((error) => {
    if (error.code !== 'EADDRINUSE') return explain(error)
    console.error(`Port ${port} is taken. Choose another one by PORT, such as PORT=${port + 1}.`)
    process.exit(1)
  })
  let isClosing = false
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (isClosing) process.exit(1)
      isClosing = true
      void server.close().then(() => process.exit(0))
    })
  }
  return server
}
