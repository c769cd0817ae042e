/** What leads out of the thread. */
const WAYS_OUT = ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel']

/**
 * A page is made of the data it is given. This holds back mistakes, such as a request left in a page; it is no wall
 * against code that wants to do harm.
 */
export function lockDownGlobals() {
  // Nobody reads what a bundle prints: kept for a reader, it would fill the thread's memory.
  for (const stream of [process.stdout, process.stderr]) stream.write = () => true
  for (const name of WAYS_OUT) Reflect.deleteProperty(globalThis, name)
  const value = { env: { NODE_ENV: 'production' } }
  Object.defineProperty(globalThis, 'process', { value, configurable: true, writable: true })
}
