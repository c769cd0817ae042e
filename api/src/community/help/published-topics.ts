import type { Db } from '../../platform/index.ts'

/** Selects the topics that aren't drafts, as `topic`, with their groups, as `group`. */
export const publishedTopics = (db: Db) =>
  db
    .selectFrom('help_topics as topic')
    .innerJoin('help_groups as group', 'group.id', 'topic.group_id')
    .where('topic.is_draft', '=', false)
