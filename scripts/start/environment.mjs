import path from 'node:path'

const { env } = process

/** What the environment says to whichever part of the site is started; the README lists it. */
export const settings = {
  dataDir: path.resolve(env.DATA_DIR ?? 'data'),
  siteUrl: env.SITE_URL,
  bikeServiceUrl: env.BIKE_SERVICE_URL,
  /** What the API alone needs. */
  api: {
    databaseUrl: env.DATABASE_URL,
    identityProviders: env.SOCIAL_PROVIDERS,
    paymentEnvironment: env,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
  },
}

/**
 * Returns the port to listen on: PORT, or the program's own.
 * @param {number} usual
 */
export const portOr = (usual) => Number(env.PORT ?? usual)
