import type { HelpVote } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { type Db, notFound } from '../../platform/index.ts'
import { guestHash, type Voter } from './voter.ts'

type Vote = z.output<typeof HelpVote>

interface Needs {
  db: Db
  now: () => Date
}

export type HelpVotes = ReturnType<typeof createHelpVotes>

/** Creates the votes on help topics: one of each voter for each topic that is published. */
export function createHelpVotes({ db, now }: Needs) {
  return {
    /** Returns the voter's own vote; null without one. Throws a 404 for a topic that isn't published. */
    async own(topicId: number, voter: Voter | null) {
      await assertPublished(db, topicId)
      const row = voter
        ? await ownedBy(db, topicId, voter).select(['is_helpful', 'comment']).executeTakeFirst()
        : undefined
      return row ? { help_full: row.is_helpful, comment: row.comment } : null
    },

    /**
     * Keeps a vote in place of the voter's earlier one. What a member's browser has voted before the login is that
     * member's vote, and doesn't count beside it.
     */
    vote: ({ topic_id, help_full, comment }: Vote, voter: Voter, formerGuest: string | null) =>
      db.transaction().execute(async (trx) => {
        const topic_version = await assertPublished(trx, topic_id)
        const said = { is_helpful: help_full, comment: comment || null, voted_at: now() }
        const kept = { ...said, topic_version, done_at: null, done_by: null }
        if ('userId' in voter && formerGuest !== null) {
          const guest = guestHash(formerGuest, topic_id)
          await trx
            .deleteFrom('help_votes')
            .where('topic_id', '=', topic_id)
            .where('guest', '=', guest)
            .execute()
        }
        await trx
          .insertInto('help_votes')
          .values({ topic_id, ...columnsOf(voter, topic_id), ...kept })
          .onConflict((known) =>
            known.columns(['topic_id', 'userId' in voter ? 'user_id' : 'guest']).doUpdateSet(kept),
          )
          .execute()
        const counts = await trx
          .selectFrom('help_topics')
          .select(['votes_yes as yes', 'votes_no as no'])
          .where('id', '=', topic_id)
          .executeTakeFirstOrThrow()
        return { vote: { help_full, comment: kept.comment }, helpful: counts }
      }),
  }
}

const columnsOf = (voter: Voter, topicId: number) =>
  'userId' in voter
    ? { user_id: voter.userId, guest: null }
    : { user_id: null, guest: guestHash(voter.token, topicId) }

const ownedBy = (db: Db, topicId: number, voter: Voter) => {
  const votes = db.selectFrom('help_votes').where('topic_id', '=', topicId)
  return 'userId' in voter
    ? votes.where('user_id', '=', voter.userId)
    : votes.where('guest', '=', guestHash(voter.token, topicId))
}

/** Returns the version that readers get; throws a 404 for a topic that isn't published. */
async function assertPublished(db: Db, topicId: number) {
  const topic = await db
    .selectFrom('help_topics')
    .select('published_version')
    .where('id', '=', topicId)
    .where('is_draft', '=', false)
    .executeTakeFirst()
  if (!topic) throw notFound('This topic')
  return topic.published_version
}
