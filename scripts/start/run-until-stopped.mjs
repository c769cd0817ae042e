import { step } from '../steps.mjs'
import { explain } from './configuration-error.mjs'
import { onStopRequest } from './stop-requests.mjs'

/**
 * Starts a server, and closes it when the process is to end. A stop that is asked for during the start waits for the
 * start, so that nothing of it stays behind.
 * @template {{ close: () => Promise<void> }} Server
 * @param {{ name: string, port: number, drainMs?: number, start: () => Promise<Server> }} what
 * @returns {Promise<Server>}
 */
export async function runUntilStopped({ name, port, drainMs, start }) {
  const starting = step(`start of the ${name}`, start)
  onStopRequest(
    async () => {
      const server = await starting.catch(() => null)
      await server?.close()
    },
    { drainMs },
  )
  return starting.catch((error) => {
    if (error.code !== 'EADDRINUSE') return explain(error)
    console.error(`Port ${port} is taken. Choose another one by PORT, such as PORT=${port + 1}.`)
    process.exit(1)
  })
}
