import { spawn } from 'node:child_process'

/** Longer than a browser takes to start on a busy machine. */
const START_MS = 60_000

/** Starts a program. Its output is read, and so is its third channel, to which Xvfb writes. */
export function startProgram(command: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  let output = ''
  let look: (() => void) | undefined
  for (const stream of child.stdio.slice(1)) {
    stream?.on('data', (part: Buffer) => {
      output += part
      look?.()
    })
  }
  const gone = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code) => resolve(`it ended with ${code}`))
  })

  return {
    /** Resolves to the first group of the pattern once the output has it. */
    untilSays: (pattern: RegExp) =>
      new Promise<string>((resolve, reject) => {
        const fail = (why: string) => reject(new Error(`${command} isn’t ready, ${why}: ${output}`))
        const tooLate = setTimeout(fail, START_MS, `${START_MS} ms are over`)
        look = () => {
          const match = pattern.exec(output)
          if (!match) return
          clearTimeout(tooLate)
          resolve(match[1]!)
        }
        look()
        void gone.then(fail)
      }),
    stop() {
      child.kill('SIGTERM')
      return gone
    },
  }
}
