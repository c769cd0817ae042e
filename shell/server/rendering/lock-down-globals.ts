/** The globals that access the network or other threads. */
const WAYS_OUT = ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel']

/**
 * Replaces globals that a page must not use while rendering. This catches mistakes, such as a forgotten request; it
 * doesn't protect against malicious code.
 */
export function lockDownGlobals() {
  // Output of a bundle is discarded: nobody reads it, and buffering it would fill the thread's memory.
  for (const stream of [process.stdout, process.stderr]) stream.write = () => true
  for (const name of WAYS_OUT) Reflect.deleteProperty(globalThis, name)
  const value = { env: { NODE_ENV: 'production' } }
  Object.defineProperty(globalThis, 'process', { value, configurable: true, writable: true })
}
