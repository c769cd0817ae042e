import path from 'node:path'

const { env } = process

/** The settings from environment variables for every part of the site; the README lists them. */
export const settings = {
  dataDir: path.resolve(env.DATA_DIR ?? 'data'),
  siteUrl: env.SITE_URL,
  bikeServiceUrl: env.BIKE_SERVICE_URL,
  /** The settings that only the API needs. */
  api: {
    databaseUrl: env.DATABASE_URL,
    identityProviders: env.SOCIAL_PROVIDERS,
    paymentEnvironment: env,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
  },
}

/**
 * Returns the port to listen on: PORT, otherwise the program's default.
 * @param {number} usual
 */
export const portOr = (usual) => Number(env.PORT ?? usual)
