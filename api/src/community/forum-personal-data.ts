import { sql } from 'kysely'

import {
  ACCOUNT,
  NOTHING,
  ownedBy,
  type Merge,
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

/** Drops the likes that both accounts gave to a post, or to each other's posts, and counts those of the posts anew. */
const dropOwnLikes = ({ from, into }: Merge) => sql`
  with dropped as (
    delete from forum_likes as given where given.user_id in (${from.id}, ${into.id}) and (
      exists (select from forum_posts as own where own.id = given.post_id and own.author_id in (${from.id}, ${into.id}))
      or (given.user_id = ${from.id} and exists (
        select from forum_likes as kept where kept.post_id = given.post_id and kept.user_id = ${into.id})))
    returning post_id)
  update forum_posts set likes = likes - gone.count
  from (select post_id, count(*)::int as count from dropped group by post_id) as gone where gone.post_id = forum_posts.id`

/** Drops what either account was told of the other one: nobody is told of their own doing. */
const dropOwnNews = ({ from, into }: Merge) => sql`
  delete from notifications where user_id in (${from.id}, ${into.id}) and actor_id in (${from.id}, ${into.id})`

/** What the forum stores of a member: posts stay under “Deleted member”, the rest of the person goes. */
export const forumPersonalData: PersonalRules<ForumTables & NotificationTables> = {
  notifications: {
    of: ownedBy('user_id'),
    onMerge: { moves: ['user_id', 'actor_id'], once: ['post_id'], before: dropOwnNews },
    onDeletion: 'delete',
  },
  forum_settings: {
    of: ownedBy('user_id'),
    leftOut: { unsubscribe_key: SECRET },
    onMerge: { moves: ['user_id'], once: [] },
    onDeletion: 'delete',
  },
  forum_reads: {
    of: ownedBy('user_id'),
    onMerge: { moves: ['user_id'], once: ['thread_id'] },
    onDeletion: 'delete',
  },
  forum_read_all: { of: ownedBy('user_id'), onMerge: { moves: ['user_id'], once: [] }, onDeletion: 'delete' },
  forum_subscriptions: {
    of: ownedBy('user_id'),
    onMerge: { moves: ['user_id'], once: ['thread_id'] },
    onDeletion: 'delete',
  },
  forum_mentions: {
    of: ownedBy('user_id'),
    onMerge: { moves: ['user_id'], once: ['post_id'] },
    onDeletion: 'delete',
  },
  forum_writes: {
    of: ownedBy('user_id'),
    leftOut: { fingerprint: 'Made of the text.' },
    onMerge: { moves: ['user_id'] },
    onDeletion: 'delete',
  },
  forum_sent: {
    of: ownedBy('user_id'),
    leftOut: { content_hash: 'Made of the text.' },
    onMerge: 'delete',
    onDeletion: 'delete',
  },
  forum_held: {
    of: ownedBy('user_id'),
    onMerge: { moves: ['user_id'], stays: { decided_by: STAFF } },
    onDeletion: 'delete',
  },
  forum_bans: {
    of: ownedBy('user_id'),
    onMerge: { moves: ['user_id'], stays: { banned_by: STAFF, lifted_by: STAFF } },
    onDeletion: 'delete',
  },
  forum_flags: {
    of: ownedBy('user_id'),
    onMerge: { moves: ['user_id'], once: ['post_id'], stays: { decided_by: STAFF } },
    onDeletion: {
      changes: { note: NOTHING },
      keeps: { user_id: ACCOUNT, decided_by: STAFF, reason: WORD, decision: WORD },
    },
  },
  forum_likes: {
    of: ownedBy('user_id'),
    onMerge: { moves: ['user_id'], once: ['post_id'], before: dropOwnLikes },
    onDeletion: { keeps: { user_id: ACCOUNT } },
  },
  forum_post_edits: { of: ofPosts, onMerge: { moves: ['edited_by'] }, onDeletion: 'delete' },
  forum_title_edits: {
    of: ({ id }) => sql`thread_id in (select own.id from forum_threads as own where own.author_id = ${id})`,
    onMerge: { moves: ['edited_by'] },
    onDeletion: 'delete',
  },
  forum_pictures: {
    of: ownedBy('user_id'),
    leftOut: { small: 'Made of the picture.' },
    file: { bytes: 'bytes', name: sql<string>`id || '.' || split_part(kind, '/', 2)` },
    onMerge: { moves: ['user_id'] },
    onDeletion: { keeps: { user_id: POSTS, bytes: POSTS, small: POSTS, kind: WORD } },
  },
  forum_post_pictures: { of: ofPosts, onMerge: 'follows', onDeletion: { keeps: {} } },
  forum_posts: {
    of: ownedBy('author_id'),
    onMerge: { moves: ['author_id', 'deleted_by'], shownAs: 'forum_posts' },
    onDeletion: { keeps: { author_id: POSTS, body: POSTS, deleted_by: STAFF } },
  },
  forum_threads: {
    of: ownedBy('author_id'),
    onMerge: { moves: ['author_id', 'last_post_author_id'] },
    onDeletion: {
      keeps: {
        author_id: POSTS,
        title: POSTS,
        folded_title: POSTS,
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
