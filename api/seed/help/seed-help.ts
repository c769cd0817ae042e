import { sql } from 'kysely'

import type { Db } from '../../src/platform/database/open-database.ts'
import { rebuildWords } from '../../src/platform/search/rebuild-words.ts'
import { helpGroups } from './groups.ts'

export async function seedHelp(db: Db) {
  const groups = helpGroups.map(({ title }, index) => ({ id: index + 1, title }))
  const articles = helpGroups.flatMap(({ articles: own }, index) =>
    own.map((article) => ({ ...article, groupId: index + 1 })),
  )
  const topics = articles.map(({ groupId, title, body, isDraft }, index) => ({
    id: index + 1,
    group_id: groupId,
    title,
    body,
    is_draft: isDraft ?? false,
  }))
  const votes = articles.map(({ votesYes, votesNo }, index) => ({ id: index + 1, votesYes, votesNo }))
  await db.insertInto('help_groups').values(groups).execute()
  await db.insertInto('help_topics').values(topics).execute()
  await addVotes(db, votes)
  await rebuildWords(db, 'help')
}

/** Adds as many votes of nobody as each topic has. */
async function addVotes(db: Db, topics: Array<{ id: number; votesYes: number; votesNo: number }>) {
  const counts = topics.flatMap(({ id, votesYes, votesNo }) => [
    { topic_id: id, is_helpful: true, votes: votesYes },
    { topic_id: id, is_helpful: false, votes: votesNo },
  ])
  await sql`
    insert into help_votes (topic_id, is_helpful)
    select topic_id, is_helpful
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as count (topic_id int, is_helpful boolean, votes int),
      generate_series(1, votes)`.execute(db)
}

/** Brings the articles of a database that has them already to the wording of today. */
export async function seedHelpTexts(db: Db) {
  for (const { title, body } of helpGroups.flatMap(({ articles }) => articles))
    await db
      .updateTable('help_topics')
      .set({ body, updated_at: sql`now()` })
      .where('title', '=', title)
      .where('body', '!=', body)
      .execute()
  await rebuildWords(db, 'help')
}

/** Titles as they were, with those of today. */
const RENAMED = {
  'How far will it go': 'How far will my bike go?',
  'Which size am I': 'Which size am I?',
  'Why is an option greyed': 'Why is an option greyed out?',
  'Where is my order': 'Where is my order?',
  'Payment failed, what now': 'My payment failed: what now?',
}

/** Brings the titles of a database that has its articles already to those of today; staff's own titles stay. */
export async function seedHelpTitles(db: Db) {
  for (const [before, title] of Object.entries(RENAMED)) {
    await db.updateTable('help_topics').set({ title }).where('title', '=', before).execute()
    await db.updateTable('help_topic_versions').set({ title }).where('title', '=', before).execute()
  }
  await rebuildWords(db, 'help')
}
