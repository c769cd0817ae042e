import { DELETED_MEMBER } from '@nireeka/contracts'
import type { AuthorList, ForumAuthorData, ForumAuthorPostData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import { shownBikes } from '../../bikes/index.ts'
import type { Db } from '../../platform/index.ts'
import { maySee } from '../forum/may-see.ts'
import { plainPost } from '../forum/plain-post.ts'
import { toAuthor } from '../forum/thread-query.ts'

const PER_PAGE = 20
/** The most characters of a post that an author's page shows. */
const EXCERPT = 240

interface Asked {
  id: number
  show: AuthorList
  page: number
}

export type Authors = ReturnType<typeof createAuthors>

/** Creates the repository of the authors' pages, which have what guests may see, whoever looks. */
export function createAuthors(db: Db) {
  async function readProfile(id: number) {
    const row = await db
      .selectFrom('users as author')
      .leftJoin('forum_settings as shown', 'shown.user_id', 'author.id')
      .select(['author.id as author_id', 'author.user_name', 'author.avatar'])
      .select(['author.is_admin', 'author.is_workshop'])
      .select(['author.created_at', 'shown.about', 'shown.shows_bikes', 'shown.shows_likes'])
      .where('author.id', '=', id)
      .where('author.user_name', 'not like', `${DELETED_MEMBER} %`)
      .executeTakeFirst()
    const counts = row && (await count(id))
    // Whoever has written nothing has no page, so that ids don't tell who has an account.
    if (!row || !counts || counts.posts === 0) return null
    return {
      ...toAuthor(row),
      about: row.about,
      member_since: row.created_at.toISOString(),
      posts: counts.posts,
      threads: counts.threads,
      likes: row.shows_likes === false ? null : counts.likes,
      bikes: row.shows_bikes ? await shownBikes(db, id) : null,
    }
  }

  const publicPosts = (id: number) =>
    db
      .selectFrom('forum_posts as post')
      .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
      .where('post.author_id', '=', id)
      .where('post.deleted_at', 'is', null)
      .where('thread.is_gone', '=', false)
      .where(maySee(null))

  const count = (id: number) =>
    publicPosts(id)
      .select((eb) => eb.fn.countAll<number>().as('posts'))
      .select(sql<number>`count(*) filter (where post.number = 1)::int`.as('threads'))
      .select(sql<number>`coalesce(sum(post.likes), 0)::int`.as('likes'))
      .executeTakeFirstOrThrow()

  async function readPosts({ id, show, page }: Asked): Promise<ForumAuthorPostData[]> {
    const listed = show === 'threads' ? publicPosts(id).where('post.number', '=', 1) : publicPosts(id)
    const rows = await listed
      .innerJoin('forum_categories as category', 'category.id', 'thread.category_id')
      .select(['post.id', 'post.thread_id', 'post.number', 'post.body', 'post.likes', 'post.created_at'])
      .select(['thread.title', 'thread.is_solved', 'category.title as category'])
      .orderBy('post.created_at', 'desc')
      .orderBy('post.id', 'desc')
      .limit(PER_PAGE)
      .offset((page - 1) * PER_PAGE)
      .execute()
    return rows.map(({ body, created_at, ...row }) => ({
      ...row,
      excerpt: excerptOf(body),
      created_at: created_at.toISOString(),
    }))
  }

  return {
    /** Returns an author with a page of their posts or threads; null for whoever has written nothing public. */
    async author(asked: Asked): Promise<ForumAuthorData | null> {
      const author = await readProfile(asked.id)
      if (!author) return null
      const items = await readPosts(asked)
      return { author, items, page: asked.page, per_page: PER_PAGE, total: author[asked.show] }
    },
  }
}

function excerptOf(markdown: string) {
  const plain = plainPost(markdown)
  return plain.length <= EXCERPT ? plain : `${plain.slice(0, EXCERPT).replace(/\s+\S*$/, '')} …`
}
