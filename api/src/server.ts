import { resolve } from 'node:path'

import { openBackend } from './backend.ts'

const {
  PORT = '4000',
  HOST = '127.0.0.1',
  DATABASE_URL,
  DATA_DIR = 'data/postgres',
  ORIGIN,
  TRUST_PROXY,
} = process.env

const backend = await openBackend({
  dataDir: resolve(DATA_DIR),
  databaseUrl: DATABASE_URL,
  origin: ORIGIN ?? `http://localhost:${PORT}`,
  seed: process.env.SEED !== 'no',
  logger: true,
  trustProxy: TRUST_PROXY,
})
await backend.app.listen({ port: Number(PORT), host: HOST })

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void backend.close().then(() => process.exit(0)))
}
