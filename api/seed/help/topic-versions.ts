import { sql } from 'kysely'

import type { Db } from '../../src/platform/database/open-database.ts'

/** Makes the first version of each topic that came with the shop, of which nobody is named as the author. */
export async function seedHelpVersions(db: Db) {
  await sql`
    insert into help_topic_versions
      (topic_id, number, group_id, title, body, bikes, keywords, related, written_at, published_at)
    select id, version, group_id, title, body,
      array(select bike_id from help_topic_bikes where topic_id = id order by bike_id), keywords, related, updated_at,
      case when not is_draft then updated_at end
    from help_topics
    where not exists (select from help_topic_versions where topic_id = id)`.execute(db)
  await sql`
    update help_topics set published_version = version where not is_draft and published_version is null`.execute(
    db,
  )
}
