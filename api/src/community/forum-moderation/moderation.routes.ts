import { forumModerationEndpoints as endpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, type Db, member, route } from '../../platform/index.ts'
import type { ForumHooks } from '../forum-writing/hooks.ts'
import { addBan, liftBan } from './bans.ts'
import { changeState, moveThread } from './change-thread.ts'
import { decideFlags } from './decide-flags.ts'
import { decideHeld } from './decide-held.ts'
import { flagPost } from './flag-post.ts'
import { mergeThreads } from './merge-threads.ts'
import { removePost, removeThread } from './remove.ts'
import { tryText } from './try-text.ts'
import { addTag, addWord, changeWord, removeWord } from './words-and-tags.ts'

interface Needs {
  db: Db
  hooks: ForumHooks
  now: () => Date
}

const DONE = {
  hide: 'Thread hidden.',
  show: 'Thread visible to everyone.',
  lock: 'Thread locked.',
  unlock: 'Thread unlocked.',
  pin: 'Thread pinned.',
  unpin: 'Thread unpinned.',
}

/** What members report, and what staff do about it. */
export const moderationRoutes =
  (needs: Needs): FastifyPluginAsync =>
  async (app) => {
    const { db, now } = needs
    route(app, endpoints.flag, async (request) => {
      const { params, body: input } = request
      await flagPost(db, { postId: params.id, by: member(request), input, now: now() })
      return answer(null, 'Thank you. Our team will look at it.')
    })
    route(app, endpoints.state, async (request) => {
      const call = { ...request.params, ...request.body, by: member(request), now: now() }
      return answer(await changeState(needs, call), DONE[request.body.change])
    })
    route(app, endpoints.move, async (request) => {
      const call = { ...request.params, ...request.body, by: member(request), now: now() }
      return answer(await moveThread(needs, call), 'Thread moved.')
    })
    route(app, endpoints.merge, async (request) => {
      const call = { ...request.params, ...request.body, by: member(request), now: now() }
      return answer(await mergeThreads(needs, call), 'Threads merged.')
    })
    route(app, endpoints.deleteThread, async (request) => {
      await removeThread(needs, { ...request.params, ...request.body, by: member(request), now: now() })
      return answer(null, 'Thread deleted.')
    })
    route(app, endpoints.deletePost, async (request) => {
      await removePost(needs, { ...request.params, ...request.body, by: member(request), now: now() })
      return answer(null, 'Post deleted.')
    })
    route(app, endpoints.decideFlags, async (request) => {
      const { params, body: input } = request
      await decideFlags(needs, { postId: params.id, by: member(request), input, now: now() })
      return answer(null, input.decision === 'kept' ? 'Report dismissed.' : 'Post deleted.')
    })
    route(app, endpoints.decideHeld, async (request) => {
      const { params, body: input } = request
      await decideHeld(needs, { ...params, by: member(request), input, now: now() })
      return answer(null, input.decision === 'approve' ? 'Post published.' : 'Post rejected.')
    })
    route(app, endpoints.addBan, async (request) =>
      answer(await addBan(db, { by: member(request), input: request.body, now: now() }), 'Member banned.'),
    )
    route(app, endpoints.liftBan, async (request) => {
      await liftBan(db, { ...request.params, ...request.body, by: member(request), now: now() })
      return answer(null, 'Ban lifted.')
    })
    route(app, endpoints.addWord, async (request) =>
      answer(await addWord(db, { by: member(request), input: request.body, now: now() }), 'Word added.'),
    )
    route(app, endpoints.changeWord, async (request) => {
      const { params, body: input } = request
      await changeWord(db, { ...params, input, by: member(request), now: now() })
      return answer(null, 'Word changed.')
    })
    route(app, endpoints.tryWords, async ({ body }) => answer(await tryText(db, body.text)))
    route(app, endpoints.removeWord, async (request) => {
      await removeWord(db, { ...request.params, ...request.body, by: member(request), now: now() })
      return answer(null, 'Word removed.')
    })
    route(app, endpoints.addTag, async (request) => {
      await addTag(db, { ...request.body, by: member(request), now: now() })
      return answer(null, 'Tag added.')
    })
  }
