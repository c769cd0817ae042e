import path from 'node:path'

import { ConfigurationError, orExplain } from './configuration-error.mjs'
import { readMetricsSettings } from './metrics/metrics-settings.mjs'
import { readTrustedProxies } from './trusted-proxies.mjs'

const LONGEST_DRAIN_SECONDS = 300
const LOCAL_NAME = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/

/** @typedef {ReturnType<typeof readSettings>} Settings */

/** Returns the settings of this process. A configuration that isn't safe ends it with a sentence. */
export const ownSettings = () => orExplain(() => readSettings(process.env))

/**
 * Returns the port to listen on: PORT, otherwise the program's default.
 * @param {number} usual
 */
export const portOr = (usual) => Number(process.env.PORT ?? usual)

/**
 * Reads the settings from environment variables, which docs/production.md lists. Throws a `ConfigurationError` for a
 * combination that isn't safe.
 * @param {Record<string, string | undefined>} env
 */
export function readSettings(env) {
  const siteUrl = readSiteUrl(env.SITE_URL)
  const isPublic = siteUrl !== undefined && !LOCAL_NAME.test(siteUrl.hostname)
  const isProduction = env.NODE_ENV === 'production' || isPublic
  if (isProduction && !siteUrl) {
    throw new ConfigurationError(
      'NODE_ENV is production, so SITE_URL must say where visitors find the site, such as https://www.example.com.',
    )
  }
  if (isPublic) assertBehindProxy(siteUrl, env)
  return {
    dataDir: path.resolve(env.DATA_DIR ?? 'data'),
    siteUrl: siteUrl?.origin,
    bikeServiceUrl: env.BIKE_SERVICE_URL,
    trustProxy: readTrustedProxies(env.TRUST_PROXY),
    isProduction,
    drainMs: readDrainMs(env.DRAIN_SECONDS),
    metrics: readMetricsSettings(env),
    /** The settings that only the API needs. */
    api: {
      databaseUrl: env.DATABASE_URL,
      identityProviders: env.SOCIAL_PROVIDERS,
      paymentEnvironment: env,
      mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    },
  }
}

/** @param {string | undefined} input */
function readSiteUrl(input) {
  if (!input) return undefined
  const url = URL.canParse(input) ? new URL(input) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new ConfigurationError(
      'SITE_URL must be an address without a path, such as https://www.example.com.',
    )
  }
  return url
}

/**
 * Returns how long a stop goes on taking connections, in milliseconds.
 * @param {string | undefined} input
 */
function readDrainMs(input) {
  const seconds = Number(input || 0)
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > LONGEST_DRAIN_SECONDS) {
    throw new ConfigurationError(
      `DRAIN_SECONDS must be a whole number of seconds from 0 to ${LONGEST_DRAIN_SECONDS}.`,
    )
  }
  return seconds * 1000
}

/**
 * Throws unless a public site is configured as one behind a proxy, which it needs for https.
 * @param {URL} siteUrl
 * @param {Record<string, string | undefined>} env
 */
function assertBehindProxy({ protocol }, env) {
  if (protocol !== 'https:') {
    throw new ConfigurationError(
      'SITE_URL must begin with https://, since browsers send the cookies of a login to no other public address.',
    )
  }
  if (!env.TRUST_PROXY) {
    throw new ConfigurationError(
      'SITE_URL is public, so TRUST_PROXY must name the proxy in front of the site, such as loopback; otherwise all visitors would share one login limit.',
    )
  }
}
