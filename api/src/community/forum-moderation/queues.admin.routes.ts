import { forumModerationEndpoints as endpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, type Db, route } from '../../platform/index.ts'
import { listFlagged, readFlagged } from './flagged-posts.ts'
import { listHeld, readHeld } from './held-posts.ts'
import { listBans, readBan } from './list-bans.ts'
import { listStaffThreads } from './list-threads.ts'
import { listWords } from './list-words.ts'

/** The back office's lists of what waits for a moderator. */
export const queueRoutes =
  ({ db, now }: { db: Db; now: () => Date }): FastifyPluginAsync =>
  async (app) => {
    route(app, endpoints.flags, async ({ query }) => answerPage(await listFlagged(db, query)))
    route(app, endpoints.flagged, async ({ params }) => answer(await readFlagged(db, params.id)))
    route(app, endpoints.held, async ({ query }) => answerPage(await listHeld(db, query)))
    route(app, endpoints.heldPost, async ({ params }) => answer(await readHeld(db, params.id)))
    route(app, endpoints.threads, async ({ query }) => answerPage(await listStaffThreads(db, query)))
    route(app, endpoints.bans, async ({ query }) => answerPage(await listBans(db, query, now())))
    route(app, endpoints.ban, async ({ params }) => answer(await readBan(db, params.id, now())))
    route(app, endpoints.words, async ({ query }) => answerPage(await listWords(db, query)))
  }
