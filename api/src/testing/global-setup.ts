import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'kysely'
import type { PoolConfig } from 'pg'
import type { TestProject } from 'vitest/node'

import { seedCountries } from '../../seed/countries.ts'
import { startServer } from '../platform/database/embedded-server.ts'
import { migrate } from '../platform/database/migrate.ts'
import { connect } from '../platform/database/open-database.ts'
import { temporaryFolder } from './temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How to connect to the server; each test file makes its own database there from `template`, with `copyOptions`. */
    postgres: { config: PoolConfig; template: string; copyOptions: string }
  }
}

/** Nothing has to outlive the tests' server. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** Copies files instead of logging each page, which is several times faster. PostgreSQL 14 doesn’t know the option. */
const COPY_OPTIONS = 'strategy file_copy'

/** One PostgreSQL for all test files: the embedded one, or DATABASE_URL's. */
export default async function setUp(project: TestProject) {
  const folder = temporaryFolder()
  const server = process.env.DATABASE_URL ? null : await startServer(join(folder, 'postgres'), SETTINGS)
  const config: PoolConfig = server
    ? { host: server.host, port: server.port, user: 'nireeka', database: 'postgres' }
    : { connectionString: process.env.DATABASE_URL }
  const template = `nireeka_template_${process.pid}`

  const outer = connect(config)
  await sql.raw(`create database ${template}`).execute(outer.db)
  const inner = connect(onDatabase(config, template))
  await migrate(inner.db)
  await seedCountries(inner.db)
  await inner.close()
  project.provide('postgres', { config, template, copyOptions: server ? COPY_OPTIONS : '' })

  return async () => {
    await sql.raw(`drop database ${template}`).execute(outer.db)
    await outer.close()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same server, another database. */
export function onDatabase(config: PoolConfig, database: string): PoolConfig {
  if (!config.connectionString) return { ...config, database }
  const url = new URL(config.connectionString)
  url.pathname = `/${database}`
  return { ...config, connectionString: url.href }
}
