/** How long a stop may take, after its drain, before the process ends anyway. */
const LIMIT_MS = 25_000
/** Signals that come together count as one: a terminal sends one to npm and to us, and npm sends its own on. */
const TOGETHER_MS = 1000
const PARENT_CHECK_MS = 500

/**
 * Calls `stop` once when the process is to end, by Ctrl-C, a signal, or because npm has gone: npm passes a signal on to
 * its shell only. The process ends when that is done; after a second signal or 25 s it ends anyway, with code 1.
 * @param {() => Promise<unknown>} stop
 * @param {{ limitMs?: number, drainMs?: number }} [choices] `drainMs`: how long the stop takes connections at first
 */
export function onStopRequest(stop, { limitMs = LIMIT_MS, drainMs = 0 } = {}) {
  /** @type {number | null} */
  let since = null

  async function begin() {
    since = performance.now()
    const wholeMs = drainMs + limitMs
    setTimeout(() => endNow(`Stopping took longer than ${wholeMs / 1000} s.`), wholeMs).unref()
    try {
      await stop()
      process.exit(0)
    } catch (error) {
      console.error(error)
      process.exit(1)
    }
  }

  function onSignal() {
    if (since === null) void begin()
    else if (performance.now() - since > TOGETHER_MS) endNow('Ended by a second signal.')
  }

  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, onSignal)
  if (process.env.npm_lifecycle_event) onParentGone(() => since === null && void begin())
}

/** @param {string} why */
function endNow(why) {
  console.error(why)
  process.exit(1)
}

/** @param {() => void} act */
function onParentGone(act) {
  const parent = process.ppid
  const timer = setInterval(() => process.ppid !== parent && act(), PARENT_CHECK_MS)
  timer.unref()
}
