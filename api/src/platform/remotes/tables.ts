import type { RemoteRoute } from '@nireeka/contracts'
import type { Generated, JSONColumnType } from 'kysely'

export interface RemoteTables {
  remote_releases: {
    name: string
    version: string
    manifest: string
    routes: JSONColumnType<RemoteRoute[]>
    /** 'public' or 'staff': who may know of it at all. */
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
