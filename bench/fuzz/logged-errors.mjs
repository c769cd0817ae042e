/** pino's number for the level "error". */
const ERROR = 50
/** How many calls of an error's stack are shown. */
const FRAMES = 4

/** @typedef {ReturnType<typeof createErrors>} Errors */

/** Keeps the errors that the site logs. */
export function createErrors() {
  /** By method and path, the latest error of a request. @type {Map<string, string>} */
  const causes = new Map()
  /** @type {Set<string>} */
  const others = new Set()
  return {
    /** @param {string} line of the site's log */
    learn(line) {
      if (!line.startsWith('{')) return
      const { level, req, err, msg } = JSON.parse(line)
      if (level < ERROR) return
      const frames = String(err?.stack).split('\n')
      const thrown = frames.map((frame) => frame.trim()).filter((frame) => frame.startsWith('at '))
      const text = [err?.message ?? msg, ...thrown.slice(0, FRAMES)].join(' | ')
      if (req) causes.set(`${req.method} ${req.path}`, text)
      else others.add(text)
    },
    /** Returns the error behind the latest failure of a path: its message and where it was thrown. */
    causeOf: (/** @type {string} */ method, /** @type {string} */ path) => causes.get(`${method} ${path}`),
    /** Returns the errors that no request had, such as those of jobs. */
    others: () => [...others],
  }
}
