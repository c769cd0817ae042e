import type { RemoteRegistry } from '@nireeka/contracts'
import { RemoteRelease, type RemoteReleaseData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'
import { audienceOf, assertFreePaths, assertOwnManifest, assertSameRelease } from './release-rules.ts'
import { LOCK_KEYS } from '../database/lock-keys.ts'
import { inStartUpTransaction } from '../database/start-up.ts'

export type Remotes = ReturnType<typeof createRemotes>

/**
 * Creates the repository of remote releases. Switching the live version changes one row, so it takes effect with the
 * next page.
 */
export function createRemotes(db: Db) {
  async function liveFor(audience: 'public' | 'staff'): Promise<RemoteRegistry> {
    const releases = await liveReleases(db)
    return {
      remotes: releases
        .filter((release) => release.audience === audience)
        .map(({ name, version, manifest, routes }) => ({ name, version, manifest, routes })),
    }
  }

  /**
   * Stores a release and makes it live. Publishing the same release again changes nothing; different contents under its
   * version are refused.
   */
  const publish = (input: RemoteReleaseData) => db.transaction().execute((trx) => publishIn(trx, input))

  /**
   * Publishes the first releases of a registry without any; otherwise it changes nothing. Of two processes that start
   * together, one fills the registry.
   */
  const publishFirst = (releases: RemoteReleaseData[]) =>
    inStartUpTransaction(db, async (trx) => {
      await sql`select pg_advisory_xact_lock(${LOCK_KEYS.firstReleases})`.execute(trx)
      const known = await trx.selectFrom('remote_releases').select('name').limit(1).executeTakeFirst()
      if (known) return
      for (const release of releases) await publishIn(trx, release)
    })

  /** Makes an earlier version live again: the named one, or else the previous one. Returns that version. */
  const rollback = (name: string, version?: string): Promise<string> =>
    db.transaction().execute(async (trx) => {
      await trx.selectFrom('remote_live').select('version').where('name', '=', name).forUpdate().execute()
      const target = version ?? (await stepBack(trx, name))
      await findRelease(trx, name, target)
      await makeLive(trx, name, target)
      if (version) await trx.insertInto('remote_history').values({ name, version }).execute()
      return target
    })

  return {
    publish,
    publishFirst,
    rollback,
    /** Returns the live remotes that every visitor may load. */
    live: () => liveFor('public'),
    /** Returns the live remotes that only staff may load. */
    staffLive: () => liveFor('staff'),

    /** Returns whether a release is public or for staff only; null for an unknown release. */
    async audience(name: string, version: string): Promise<'public' | 'staff' | null> {
      const release = await db
        .selectFrom('remote_releases')
        .select('audience')
        .where('name', '=', name)
        .where('version', '=', version)
        .executeTakeFirst()
      if (!release) return null
      return release.audience === 'public' ? 'public' : 'staff'
    },

    /** Returns every release, the newest first, and whether it is live; for the start, which has no time limit. */
    list: () => inStartUpTransaction(db, readReleases),
  }
}

async function readReleases(db: Db) {
  const releases = await db
    .selectFrom('remote_releases as release')
    .leftJoin('remote_live as live', (join) =>
      join.onRef('live.name', '=', 'release.name').onRef('live.version', '=', 'release.version'),
    )
    .select([
      'release.name',
      'release.version',
      'release.audience',
      'release.published_at',
      'live.name as is_live',
    ])
    .orderBy('release.name')
    .orderBy('release.published_at', 'desc')
    .execute()
  return releases.map(({ is_live, ...release }) => ({ ...release, isLive: is_live !== null }))
}

async function publishIn(trx: Db, input: RemoteReleaseData) {
  const release = RemoteRelease.parse(input)
  assertOwnManifest(release)
  assertFreePaths(release, await liveReleases(trx))
  await trx
    .insertInto('remote_releases')
    .values({ ...release, routes: JSON.stringify(release.routes), audience: audienceOf(release) })
    .onConflict((conflict) => conflict.columns(['name', 'version']).doNothing())
    .execute()
  assertSameRelease(release, await findRelease(trx, release.name, release.version))
  if ((await liveVersion(trx, release.name)) === release.version) return
  await makeLive(trx, release.name, release.version)
  await trx.insertInto('remote_history').values({ name: release.name, version: release.version }).execute()
}

async function liveVersion(trx: Db, name: string) {
  const live = await trx
    .selectFrom('remote_live')
    .select('version')
    .where('name', '=', name)
    .executeTakeFirst()
  return live?.version ?? null
}

async function findRelease(trx: Db, name: string, version: string) {
  const release = await trx
    .selectFrom('remote_releases')
    .select(['manifest', 'routes'])
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!release) throw new Error(`${name} ${version} has never been published`)
  return release
}

/** Removes the latest entry of the release history, so that a second rollback goes one version further back. */
async function stepBack(trx: Db, name: string): Promise<string> {
  const [present, before] = await trx
    .selectFrom('remote_history')
    .select(['id', 'version'])
    .where('name', '=', name)
    .where('is_undone', '=', false)
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  if (!present || !before) throw new Error(`${name} has no version to go back to`)
  await trx.updateTable('remote_history').set({ is_undone: true }).where('id', '=', present.id).execute()
  return before.version
}

const liveReleases = (trx: Db) =>
  trx
    .selectFrom('remote_live as live')
    .innerJoin('remote_releases as release', (join) =>
      join.onRef('release.name', '=', 'live.name').onRef('release.version', '=', 'live.version'),
    )
    .select(['release.name', 'release.version', 'release.manifest', 'release.routes', 'release.audience'])
    .orderBy('release.name')
    .execute()

async function makeLive(trx: Db, name: string, version: string) {
  await trx
    .insertInto('remote_live')
    .values({ name, version })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ version, changed_at: new Date() }))
    .execute()
}
