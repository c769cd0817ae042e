import { forumWritingEndpoints as endpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'
import { sql } from 'kysely'

import { answer, callerOfRoute, type Db, member, route, startingWith } from '../../platform/index.ts'
import { acceptAnswer } from './accept-answer.ts'
import { deletePost, deleteThread } from './delete-post.ts'
import { editPost, readEdits } from './edit-post.ts'
import { editThread, readTitleEdits } from './edit-thread.ts'
import { hideThread } from './hide-thread.ts'
import { likePost, unlikePost } from './like-post.ts'
import { readMine } from './read-mine.ts'
import { ownPost, ownThread, visiblePost } from './visible.ts'
import { writeReply } from './write-reply.ts'
import { type Rules, writeThread } from './write-thread.ts'

interface Needs extends Rules {
  db: Db
  now: () => Date
}

const PER_PAGE = 20
const PEOPLE = 6
const HELD = 'Thank you! Our team will check your post before it’s published.'

const perMinute = (max: number) => ({ max, timeWindow: '1 minute', keyGenerator: callerOfRoute })

const inTransaction = <Result>(db: Db, work: (trx: Db) => Promise<Result>) => db.transaction().execute(work)

/** The routes by which members write in the forum. */
export const forumWritingRoutes =
  ({ db, now, ...rules }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, endpoints.open, { rateLimit: perMinute(10) }, async (request) => {
      const [caller, key] = [member(request), request.headers['idempotency-key']]
      const id = await inTransaction(db, (trx) =>
        writeThread(trx, rules, { caller, key, input: request.body, now: now() }),
      )
      return answer({ id }, id === null ? HELD : null)
    })

    route(app, endpoints.reply, { rateLimit: perMinute(20) }, async (request) => {
      const [caller, key] = [member(request), request.headers['idempotency-key']]
      const reply = { caller, key, threadId: request.params.id, input: request.body, now: now() }
      const post = await inTransaction(db, (trx) => writeReply(trx, rules, reply))
      return answer({ post }, post === null ? HELD : null)
    })

    route(app, endpoints.edit, { rateLimit: perMinute(20) }, async (request) => {
      const edit = { caller: member(request), postId: request.params.id, input: request.body, now: now() }
      return answer({ version: await inTransaction(db, (trx) => editPost(trx, rules, edit)) })
    })

    route(app, endpoints.editThread, { rateLimit: perMinute(20) }, async (request) => {
      const edit = { caller: member(request), threadId: request.params.id, input: request.body, now: now() }
      return answer({ version: await inTransaction(db, (trx) => editThread(trx, rules, edit)) })
    })

    route(app, endpoints.deletePost, async (request) => {
      const caller = member(request)
      await inTransaction(db, async (trx) => {
        await ownPost(trx, caller, request.params.id)
        const changed = await deletePost(trx, { postId: request.params.id, by: caller.id, now: now() })
        await rules.hooks.onChanged(trx, changed)
      })
      return answer(null)
    })

    route(app, endpoints.deleteThread, async (request) => {
      const caller = member(request)
      const threadId = request.params.id
      await inTransaction(db, async (trx) => {
        await ownThread(trx, caller, threadId)
        await deleteThread(trx, { threadId, by: caller.id, now: now() })
        await rules.hooks.onChanged(trx, { threadId })
      })
      return answer(null)
    })

    route(app, endpoints.hideThread, { rateLimit: perMinute(20) }, async (request) => {
      const { params, body } = request
      const hiding = { caller: member(request), threadId: params.id, isHidden: body.is_hidden }
      await inTransaction(db, (trx) => hideThread(trx, rules.hooks, hiding))
      return answer(null)
    })

    route(app, endpoints.titleEdits, async (request) =>
      answer({ edits: await readTitleEdits(db, member(request), request.params.id) }),
    )

    route(app, endpoints.like, { rateLimit: perMinute(60) }, async (request) => {
      const like = { caller: member(request), postId: request.params.id, now: now() }
      return answer({ likes: await inTransaction(db, (trx) => likePost(trx, rules.hooks, like)) })
    })

    route(app, endpoints.unlike, { rateLimit: perMinute(60) }, async (request) => {
      const like = { caller: member(request), postId: request.params.id }
      return answer({ likes: await inTransaction(db, (trx) => unlikePost(trx, rules.hooks, like)) })
    })

    route(app, endpoints.accept, async (request) => {
      const { post_id: postId } = request.body
      const accepted = { caller: member(request), threadId: request.params.id, postId, now: now() }
      await inTransaction(db, (trx) => acceptAnswer(trx, rules.hooks, accepted))
      return answer(null)
    })

    route(app, endpoints.place, async (request) => {
      const { thread_id, number } = await visiblePost(db, request.user, request.params.id)
      return answer({ thread_id, number, page: Math.ceil(number / PER_PAGE) })
    })

    route(app, endpoints.edits, async (request) =>
      answer({ edits: await readEdits(db, member(request), request.params.id) }),
    )

    route(app, endpoints.mine, async (request) =>
      answer(await readMine(db, member(request), { threadId: request.params.id, page: request.query.page })),
    )

    route(app, endpoints.people, { rateLimit: perMinute(120) }, async (request) => {
      const people = await db
        .selectFrom('users')
        .select(['id', 'user_name', 'avatar'])
        .where(sql`lower(user_name)`, 'like', startingWith(request.query.name.toLowerCase()))
        .orderBy(sql`lower(user_name)`)
        .limit(PEOPLE)
        .execute()
      return answer({ people })
    })
  }
