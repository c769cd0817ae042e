/**
 * A configuration that the site must not start with. Its message is one sentence for whoever starts the site, and it
 * holds no value, since settings are secrets. The API throws errors of the same name.
 */
export class ConfigurationError extends Error {
  name = 'ConfigurationError'
}

/**
 * Runs `work`, and ends the process with the sentence of a configuration error.
 * @template Result
 * @param {() => Result} work
 * @returns {Result}
 */
export function orExplain(work) {
  try {
    return work()
  } catch (error) {
    return explain(error)
  }
}

/**
 * Ends the process with the sentence of a configuration error; throws any other error.
 * @param {unknown} error
 * @returns {never}
 */
export function explain(error) {
  if (!(error instanceof Error) || error.name !== 'ConfigurationError') throw error
  console.error(error.message)
  process.exit(1)
}
