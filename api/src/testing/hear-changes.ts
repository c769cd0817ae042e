import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'

import { watchChanges } from '../platform/database/changes.ts'
import type { Database } from '../platform/database/open-database.ts'

interface Input extends Pick<Database, 'config' | 'db'> {
  pingMs?: number
}

/** Watches a database, and tells what has been heard; closed when the running test ends. */
export async function hearChanges({ config, db, pingMs }: Input) {
  const heard: string[] = []
  /** Whether it was watching at each gap that it told. */
  const gaps: boolean[] = []
  const watch = await watchChanges({
    config,
    pingMs,
    onChange: (area) => heard.push(area),
    onGap: () => gaps.push(watch.isWatching()),
  })
  onTestFinished(watch.close)

  /** The areas that were told since the last time. What follows a commit comes in order, so a mark of ours ends the wait. */
  async function told(): Promise<string[]> {
    const mark = randomBytes(6).toString('hex')
    await sql`select pg_notify('changes', ${mark})`.execute(db)
    await expect.poll(() => heard, { timeout: 10_000 }).toContain(mark)
    return heard.splice(0, heard.indexOf(mark) + 1).slice(0, -1)
  }

  return { watch, gaps, told }
}

/** Ends the watcher's connection from the server's side. */
export const killListener = ({ db }: Pick<Database, 'db'>) =>
  sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'nireeka changes'`.execute(db)
