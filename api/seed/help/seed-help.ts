import type { Db } from '../../src/platform/database/open-database.ts'
import { rebuildWords } from '../../src/platform/search/rebuild-words.ts'
import { helpGroups } from './groups.ts'

export async function seedHelp(db: Db) {
  const groups = helpGroups.map(({ title }, index) => ({ id: index + 1, title }))
  const articles = helpGroups.flatMap(({ articles: own }, index) =>
    own.map((article) => ({ ...article, groupId: index + 1 })),
  )
  const topics = articles.map(({ groupId, title, body, votesYes, votesNo, isDraft }, index) => ({
    id: index + 1,
    group_id: groupId,
    title,
    body,
    votes_yes: votesYes,
    votes_no: votesNo,
    is_draft: isDraft ?? false,
  }))
  await db.insertInto('help_groups').values(groups).execute()
  await db.insertInto('help_topics').values(topics).execute()
  await rebuildWords(db, 'help')
}
