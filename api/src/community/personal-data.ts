import { sql } from 'kysely'

import {
  ACCOUNT,
  MADE,
  NOTHING,
  ownedBy,
  type Person,
  type PersonalRules,
  SECRET,
  STAFF,
  WORD,
} from '../platform/index.ts'
import { forumPersonalData } from './forum-personal-data.ts'
import type { CommunityTables } from './tables.ts'

const MEMBERS = 'Empty where a member asked or voted.'
const OURS = 'What the shop says.'
const FIGURES = 'How many questions of which kind were asked; the account has no name any more.'

const ofTickets = ({ id }: Person) =>
  sql`ticket_id in (select own.id from tickets as own where own.user_id = ${id})`

// Notes are what staff say among themselves (docs/decisions/050).
const isNoNote = sql`not is_internal`
const isInNoNote = sql`message_id in (select id from ticket_messages where not is_internal)`

export const communityPersonalData: PersonalRules<CommunityTables> = {
  ticket_files: {
    of: ofTickets,
    exported: isInNoNote,
    leftOut: { hash: 'Made of the file.' },
    file: { bytes: 'bytes', name: sql<string>`id || '-' || name` },
    onMerge: 'follows',
    onDeletion: 'delete',
  },
  ticket_messages: {
    of: ofTickets,
    exported: isNoNote,
    onMerge: { moves: ['author_id'] },
    onDeletion: 'delete',
  },
  ticket_ratings: { of: ofTickets, onMerge: 'follows', onDeletion: 'delete' },
  ticket_moves: {
    of: ofTickets,
    onMerge: 'follows',
    onDeletion: { changes: { reason: NOTHING }, keeps: { actor: ACCOUNT, from_state: WORD, to_state: WORD } },
  },
  tickets: {
    of: ownedBy('user_id'),
    leftOut: {
      content_hash: 'Made of the text.',
      words: 'Made of the texts.',
      assignee_id: STAFF,
      version: MADE,
      queue_rank: MADE,
    },
    onMerge: {
      moves: ['user_id'],
      // Nobody sends a question of the merged account again.
      changes: { key: sql`'merged-' || id` },
      stays: { assignee_id: STAFF },
      shownAs: 'tickets',
    },
    onDeletion: {
      changes: { subject: sql`'Deleted'`, state: sql`'closed'`, key: sql`'deleted-' || id` },
      keeps: {
        user_id: FIGURES,
        category: FIGURES,
        priority: FIGURES,
        guest_name: MEMBERS,
        guest_email: MEMBERS,
        content_hash: MADE,
        words: MADE,
        assignee_id: STAFF,
      },
    },
  },
  newsletter_subscriptions: {
    of: ({ email }) => sql`email = ${email}`,
    leftOut: { token_hash: SECRET, unsubscribe_key: SECRET },
    onMerge: { movesEmail: 'email', once: [], shownAs: 'newsletter' },
    onDeletion: 'delete',
  },
  newsletter_issues: OURS,
  newsletter_recipients: {
    of: ({ email }) => sql`email = ${email}`,
    onMerge: { movesEmail: 'email', once: ['issue_id'] },
    onDeletion: 'delete',
  },
  newsletter_bounces: { of: ({ email }) => sql`email = ${email}`, onMerge: 'delete', onDeletion: 'delete' },
  help_votes: {
    of: ownedBy('user_id'),
    onMerge: { moves: ['user_id'], once: ['topic_id'], stays: { done_by: STAFF } },
    onDeletion: {
      changes: { user_id: NOTHING, comment: NOTHING },
      keeps: { guest: MEMBERS, done_by: STAFF },
    },
  },
  help_topic_versions: {
    of: ({ id }) => sql`written_by = ${id} or published_by = ${id}`,
    leftOut: { title: OURS, body: OURS, keywords: OURS },
    onMerge: { stays: { written_by: STAFF, published_by: STAFF } },
    onDeletion: {
      keeps: { written_by: ACCOUNT, published_by: ACCOUNT, title: OURS, body: OURS, keywords: OURS },
    },
  },
  content_versions: {
    of: ({ id }) => sql`written_by = ${id} or published_by = ${id}`,
    leftOut: { title: OURS, data: OURS },
    onMerge: { stays: { written_by: STAFF, published_by: STAFF } },
    onDeletion: { keeps: { written_by: ACCOUNT, published_by: ACCOUNT, title: OURS, data: OURS } },
  },
  content_items: {
    of: ownedBy('publish_by'),
    leftOut: { title: OURS, key: OURS, created_key: MADE },
    onMerge: { stays: { publish_by: STAFF } },
    onDeletion: { keeps: { publish_by: ACCOUNT, kind: WORD, title: OURS, key: OURS, created_key: MADE } },
  },
  canned_answers: OURS,
  help_groups: OURS,
  help_topics: OURS,
  help_topic_bikes: OURS,
  dealers: OURS,
  diagnosis_guides: OURS,
  home_sections: OURS,
  announcements: OURS,
  information_texts: OURS,
  ...forumPersonalData,
}
