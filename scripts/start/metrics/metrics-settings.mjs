import { ConfigurationError } from '../configuration-error.mjs'

const SHORTEST_TOKEN = 20
const HIGHEST_PORT = 65_535

/**
 * Where the metrics are served: on this machine only, or everywhere to those who send the token.
 * @typedef {{ port: number, token?: string }} MetricsSettings
 */

/**
 * Reads METRICS_PORT and METRICS_TOKEN; null without METRICS_PORT, which leaves the metrics off.
 * @param {Record<string, string | undefined>} env
 * @returns {MetricsSettings | null}
 */
export function readMetricsSettings({ METRICS_PORT, METRICS_TOKEN, PORT }) {
  if (METRICS_TOKEN && !METRICS_PORT) {
    throw new ConfigurationError('METRICS_TOKEN is set, so METRICS_PORT must be set, too.')
  }
  if (!METRICS_PORT) return null
  if (!isPort(METRICS_PORT) || METRICS_PORT === PORT) {
    throw new ConfigurationError('METRICS_PORT must be a port of its own, such as 9464.')
  }
  if (METRICS_TOKEN && METRICS_TOKEN.length < SHORTEST_TOKEN) {
    throw new ConfigurationError(`METRICS_TOKEN must have at least ${SHORTEST_TOKEN} characters.`)
  }
  return { port: Number(METRICS_PORT), token: METRICS_TOKEN || undefined }
}

/** @param {string} input */
const isPort = (input) => /^\d+$/.test(input) && Number(input) > 0 && Number(input) <= HIGHEST_PORT
