import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** Starts a script of scripts/start as a separate process; resolves when its URL answers 200. */
export async function startProgram(
  name: 'site' | 'api' | 'edge',
  address: string,
  env: Record<string, string>,
) {
  const child = spawn(process.execPath, [`scripts/start/${name}.mjs`], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await untilReady(address, child)
  return {
    /** Stops the process with SIGTERM, and returns its exit code. */
    stop() {
      child.kill('SIGTERM')
      return gone
    },
  }
}

async function untilReady(address: string, child: ChildProcess) {
  while (child.exitCode === null) {
    const response = await fetch(address).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`No answer of ${address}: its process has ended`)
}
