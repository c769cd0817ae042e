import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const SERVER = fileURLToPath(new URL('../../../api/dist/server.js', import.meta.url))

interface Needs {
  port: number
  databaseUrl: string
  /** The folder for emails. */
  folder: string
}

export type ApiProcess = Awaited<ReturnType<typeof startApi>>

/** Starts the API as a separate process, which a test can kill abruptly, like a power cut. */
export async function startApi({ port, databaseUrl, folder }: Needs) {
  const child = spawn(process.execPath, [SERVER], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: databaseUrl, MAIL_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await answers(`http://localhost:${port}/api/accessories`, child)
  return {
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}

async function answers(address: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(address).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The API ended before it answered')
}
