import { sql } from 'kysely'

import type { Db } from '../../src/platform/database/open-database.ts'

const [PRIME, HOMIE, NYX] = ['nireeka-prime', 'nireeka-homie', 'nyx']
const ALL = [PRIME, HOMIE, NYX]

/** The articles with something that holds for these bikes only, by their titles: sizes, batteries, belt, fork. */
const BIKES_OF: Record<string, string[]> = {
  'Remove and lock the battery': [PRIME, HOMIE],
  'Which size am I?': ALL,
  'Why is an option greyed out?': [PRIME, HOMIE],
  'Service intervals': [PRIME, NYX],
  'Winter storage': [HOMIE],
}

export async function seedHelpBikes(db: Db) {
  const pairs = Object.entries(BIKES_OF).flatMap(([title, slugs]) => slugs.map((slug) => ({ title, slug })))
  await sql`
    insert into help_topic_bikes (topic_id, bike_id)
    select topic.id, bike.id
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair (title text, slug text)
      join help_topics as topic on topic.title = pair.title
      join bikes as bike on bike.slug = pair.slug`.execute(db)
}
