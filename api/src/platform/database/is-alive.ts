/** Tells whether a process runs. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM means that the process lives but belongs to another user, who may not be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
