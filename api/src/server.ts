import { resolve } from 'node:path'

import { openBackend } from './backend.ts'

const {
  PORT = '4000',
  HOST = '127.0.0.1',
  DATABASE_URL,
  DATA_DIR = 'data/postgres',
  ORIGIN,
  TRUST_PROXY,
  MAIL_DIR = 'data/mail',
  MAIL_FROM,
  SMTP_URL,
  NODE_ENV,
} = process.env

const backend = await openBackend({
  dataDir: resolve(DATA_DIR),
  databaseUrl: DATABASE_URL,
  origin: ORIGIN ?? `http://localhost:${PORT}`,
  seed: process.env.SEED !== 'no',
  isProduction: NODE_ENV === 'production',
  mail: { folder: resolve(MAIL_DIR), smtpUrl: SMTP_URL, from: MAIL_FROM },
  identityProviders: process.env.SOCIAL_PROVIDERS,
  paymentEnvironment: process.env,
  logger: true,
  trustProxy: TRUST_PROXY,
})
await backend.app.listen({ port: Number(PORT), host: HOST })

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void backend.close().then(() => process.exit(0)))
}
