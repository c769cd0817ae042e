import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'
import type { ClientConfig } from 'pg'
import { inject, onTestFinished } from 'vitest'

import { connect, type Database } from '../platform/database/open-database.ts'
import { onDatabase } from './global-setup.ts'

type TestDatabase = Omit<Database, 'kind' | 'dataFolder'>

interface Input {
  /** True for a database without our tables. */
  isEmpty?: boolean
}

/** A database of its own with our tables and the countries, gone after `close`. */
export async function openTestDatabase({ isEmpty = false }: Input = {}): Promise<TestDatabase> {
  const { config, template, copyOptions } = inject('postgres')
  const name = `nireeka_${randomBytes(6).toString('hex')}`
  const source = isEmpty ? 'template1' : template
  await onServer((db) => sql.raw(`create database ${name} template ${source} ${copyOptions}`).execute(db))
  const opened = connect(onDatabase(config, name))
  const close = async () => {
    await opened.close()
    await onServer((db) => sql.raw(`drop database ${name} with (force)`).execute(db))
  }
  return { ...opened, close }
}

/** Opens a test database that is closed when the running test ends. */
export async function useTestDatabase(input: Input = {}): Promise<TestDatabase> {
  const database = await openTestDatabase(input)
  onTestFinished(database.close)
  return database
}

async function onServer(work: (db: Database['db']) => Promise<unknown>) {
  const { db, close } = connect({ ...inject('postgres').config, max: 1 })
  try {
    await work(db)
  } finally {
    await close()
  }
}

/** The same database's address, for what takes one. */
export const urlOf = ({ connectionString, user, host, port, database }: ClientConfig) =>
  connectionString ??
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`
