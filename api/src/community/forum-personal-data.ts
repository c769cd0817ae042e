import { sql } from 'kysely'

import {
  ACCOUNT,
  NOTHING,
  ownedBy,
  type Person,
  type PersonalRules,
  SECRET,
  STAFF,
  WORD,
} from '../platform/index.ts'
import type { ForumTables } from './forum/tables.ts'
import type { NotificationTables } from './notifications/tables.ts'

const POSTS = 'What was written stays for those who answered it, under “Deleted member”.'
const OURS = 'What the forum is made of.'

const ofPosts = ({ id }: Person) =>
  sql`post_id in (select own.id from forum_posts as own where own.author_id = ${id})`

/** What the forum stores of a member: posts stay under “Deleted member”, the rest of the person goes. */
export const forumPersonalData: PersonalRules<ForumTables & NotificationTables> = {
  notifications: { of: ownedBy('user_id'), onDeletion: 'delete' },
  forum_settings: { of: ownedBy('user_id'), leftOut: { unsubscribe_key: SECRET }, onDeletion: 'delete' },
  forum_reads: { of: ownedBy('user_id'), onDeletion: 'delete' },
  forum_read_all: { of: ownedBy('user_id'), onDeletion: 'delete' },
  forum_subscriptions: { of: ownedBy('user_id'), onDeletion: 'delete' },
  forum_mentions: { of: ownedBy('user_id'), onDeletion: 'delete' },
  forum_writes: {
    of: ownedBy('user_id'),
    leftOut: { fingerprint: 'Made of the text.' },
    onDeletion: 'delete',
  },
  forum_sent: {
    of: ownedBy('user_id'),
    leftOut: { content_hash: 'Made of the text.' },
    onDeletion: 'delete',
  },
  forum_held: { of: ownedBy('user_id'), onDeletion: 'delete' },
  forum_bans: { of: ownedBy('user_id'), onDeletion: 'delete' },
  forum_flags: {
    of: ownedBy('user_id'),
    onDeletion: {
      changes: { note: NOTHING },
      keeps: { user_id: ACCOUNT, decided_by: STAFF, reason: WORD, decision: WORD },
    },
  },
  forum_likes: { of: ownedBy('user_id'), onDeletion: { keeps: { user_id: ACCOUNT } } },
  forum_post_edits: { of: ofPosts, onDeletion: 'delete' },
  forum_title_edits: {
    of: ({ id }) => sql`thread_id in (select own.id from forum_threads as own where own.author_id = ${id})`,
    onDeletion: 'delete',
  },
  forum_pictures: {
    of: ownedBy('user_id'),
    leftOut: { small: 'Made of the picture.' },
    file: { bytes: 'bytes', name: sql<string>`id || '.' || split_part(kind, '/', 2)` },
    onDeletion: { keeps: { user_id: POSTS, bytes: POSTS, small: POSTS, kind: WORD } },
  },
  forum_post_pictures: { of: ofPosts, onDeletion: { keeps: {} } },
  forum_posts: {
    of: ownedBy('author_id'),
    onDeletion: { keeps: { author_id: POSTS, body: POSTS, deleted_by: STAFF } },
  },
  forum_threads: {
    of: ownedBy('author_id'),
    onDeletion: {
      keeps: {
        author_id: POSTS,
        title: POSTS,
        tags: POSTS,
        hidden_by_author: ACCOUNT,
        last_post_author_id: ACCOUNT,
      },
    },
  },
  forum_search: 'The search index of the posts.',
  forum_held_pictures: 'Which texts show which pictures; goes with the texts.',
  forum_categories: OURS,
  forum_tags: OURS,
  forum_words: OURS,
}
