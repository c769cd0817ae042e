import { spawn } from 'node:child_process'

/**
 * Runs a command and prints its output; rejects with its exit code if it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<void>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options })
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}`))
    })
  })
}

/**
 * Runs a command and prints its output. Returns the output and whether the command succeeded.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ isGreen: boolean, output: string }>}
 */
export function runAndKeep(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    let output = ''
    const child = spawn(command, args, {
      stdio: ['inherit', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      ...options,
    })
    const keep = (/** @type {NodeJS.WriteStream} */ ours) => (/** @type {Buffer} */ part) => {
      output += part
      ours.write(part)
    }
    child.stdout.on('data', keep(process.stdout))
    child.stderr.on('data', keep(process.stderr))
    child.on('error', reject)
    child.on('close', (code) => resolve({ isGreen: code === 0, output }))
  })
}
