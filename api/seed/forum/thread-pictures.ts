import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { forumPictureAddress } from '@nireeka/contracts'

import type { Db } from '../../src/platform/database/open-database.ts'
import type { Seed } from '../../src/platform/database/seed.ts'

const DAY_MS = 24 * 60 * 60_000
/** The size of every drawn picture, in pixels. */
const SIZE = { width: 1280, height: 800 }

interface PostPicture {
  /** The thread's title. */
  thread: string
  /** The post's number. */
  post: number
  /** The drawn picture that stands for the rider's photo, without the end of its name. */
  drawn: string
  words: string
}

/** The pictures that riders have sent along with their posts. */
export const POST_PICTURES: readonly PostPicture[] = [
  {
    thread: 'Along the coast in four days',
    post: 1,
    drawn: 'bikes/nireeka-prime-pine-side',
    words: 'A dark green Prime from the side: one of the two, still clean',
  },
  {
    thread: 'First 10,000 km',
    post: 1,
    drawn: 'bikes/nireeka-homie-midnight-pearl-front34',
    words: 'My Homie in Midnight Pearl, washed for the occasion',
  },
  {
    thread: 'Gravel with a Nyx: the old railway',
    post: 1,
    drawn: 'bikes/nyx-graphite-front34',
    words: 'My Nyx in front of the tunnel, before it got dirty',
  },
  {
    thread: 'A week on the canal',
    post: 1,
    drawn: 'bikes/nireeka-homie-laden',
    words: 'A Homie with everything for a week on its racks',
  },
  {
    thread: '200 km in a day',
    post: 1,
    drawn: 'bikes/nyx-carbon-weave-front34',
    words: 'The Nyx at 4:50 in the morning',
  },
  {
    thread: 'How I met my riding buddy',
    post: 1,
    drawn: 'bikes/nireeka-homie-copper-pearl-front34',
    words: 'The Homie that had the flat tyre, in Copper Pearl',
  },
  {
    thread: 'Bleeding the 2-piston brakes at home',
    post: 1,
    drawn: 'spares/bleed-kit',
    words: 'The bleed kit: syringe, hose and funnel',
  },
  {
    thread: 'Chain: when is it really worn?',
    post: 1,
    drawn: 'bikes/nireeka-prime-pine-drivetrain',
    words: 'Cranks, chain and cassette of my Prime after 1,400 km',
  },
  {
    thread: 'Straightening a derailleur hanger',
    post: 3,
    drawn: 'spares/derailleur-hanger-prime',
    words: 'A straight hanger, as it should look',
  },
  {
    thread: 'Fitting the belt: tension?',
    post: 1,
    drawn: 'spares/belt',
    words: 'The new belt before it goes on',
  },
  {
    thread: 'Disc brake pads: organic or metal?',
    post: 2,
    drawn: 'spares/brake-pads-organic',
    words: 'A pair of organic pads',
  },
  {
    thread: 'Repairing a scratch in carbon paint',
    post: 1,
    drawn: 'bikes/nireeka-prime-midnight-pearl-front34',
    words: 'The Prime in Midnight Pearl on the day before the key',
  },
]

/** The seed that adds the pictures of posts; it needs the folder of drawn pictures. */
export const forumPicturesSeed = (picturesDir: string): Seed => ({
  name: 'forum-pictures',
  isDemo: true,
  run: async (db) => {
    for (const picture of POST_PICTURES) await addPicture(db, picture, picturesDir)
  },
})

/** Adds a picture at the end of its post; a database whose members have deleted the post does without. */
async function addPicture(db: Db, { thread, post: number, drawn, words }: PostPicture, picturesDir: string) {
  const post = await db
    .selectFrom('forum_posts as post')
    .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
    .select(['post.id', 'post.author_id', 'post.body', 'post.created_at'])
    .where('thread.title', '=', thread)
    .where('post.number', '=', number)
    .where('post.deleted_at', 'is', null)
    .orderBy('thread.id')
    .limit(1)
    .executeTakeFirst()
  if (!post) return
  const { id } = await db
    .insertInto('forum_pictures')
    .values({
      ...SIZE,
      user_id: post.author_id,
      kind: 'image/webp',
      bytes: await readFile(path.join(picturesDir, `${drawn}.webp`)),
      small: await readFile(path.join(picturesDir, `${drawn}-640.webp`)),
      at: post.created_at,
      kept_until: new Date(post.created_at.getTime() + DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('forum_post_pictures').values({ post_id: post.id, picture_id: id }).execute()
  const body = `${post.body}\n\n![${words}](${forumPictureAddress({ id, ...SIZE })})`
  await db.updateTable('forum_posts').set({ body }).where('id', '=', post.id).execute()
}
