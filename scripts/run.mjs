import { spawn } from 'node:child_process'

/** Runs a command with its output on ours; throws with its code when it fails. */
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

/** Runs a command with its output on ours, and keeps it. */
export function runAndKeep(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    let output = ''
    const child = spawn(command, args, {
      stdio: ['inherit', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      ...options,
    })
    for (const stream of ['stdout', 'stderr']) {
      child[stream].on('data', (part) => {
        output += part
        process[stream].write(part)
      })
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ isGreen: code === 0, output }))
  })
}
