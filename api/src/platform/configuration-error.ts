/**
 * A configuration that the site must not start with. Its message is one sentence for whoever starts the site, and it
 * holds no value, since settings are secrets. The start recognises it by its name.
 */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}
