import type { RemoteRoute } from '@nireeka/contracts'
import type { Generated, JSONColumnType } from 'kysely'

export interface RemoteTables {
  remote_releases: {
    name: string
    version: string
    manifest: string
    routes: JSONColumnType<RemoteRoute[]>
    /** The audience that may know of the release at all: 'public' or 'staff'. */
    audience: string
    published_at: Generated<Date>
  }
  remote_live: { name: string; version: string; changed_at: Generated<Date> }
  remote_history: {
    id: Generated<number>
    name: string
    version: string
    changed_at: Generated<Date>
    is_undone: Generated<boolean>
  }
}
