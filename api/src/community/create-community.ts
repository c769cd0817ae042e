import type { FastifyPluginAsync } from 'fastify'

import type { BikeModels } from '../bikes/index.ts'
import type { Accessories } from '../catalogue/index.ts'
import type { Attempts, Db } from '../platform/index.ts'
import { createDealers } from './dealers/dealers.repository.ts'
import { dealerRoutes } from './dealers/dealers.routes.ts'
import { createForum } from './forum/forum.repository.ts'
import { forumRoutes } from './forum/forum.routes.ts'
import { forumWritingRoutes } from './forum-writing/forum-writing.routes.ts'
import { NO_HOOKS, publishAll } from './forum-writing/hooks.ts'
import { createHelp } from './help/help.repository.ts'
import { helpRoutes } from './help/help.routes.ts'
import { createHome } from './home/home.repository.ts'
import { homeRoutes } from './home/home.routes.ts'
import { createNewsletter } from './newsletter/newsletter.repository.ts'
import { newsletterRoutes } from './newsletter/newsletter.routes.ts'
import { staffSearchRoutes } from './staff-search/search.admin.routes.ts'
import { createSupport } from './support/support.ts'

interface Needs {
  db: Db
  now: () => Date
  attempts: Attempts
  accessories: Accessories
  models: BikeModels
}

/** Creates the community domain: home page, forum, help centre, dealers, support and newsletter. */
export function createCommunity({ db, now, attempts, accessories, models }: Needs) {
  const dealers = createDealers(db)
  const newsletter = createNewsletter({ db, now })
  const support = createSupport({ db, now, attempts })
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(helpRoutes({ help: createHelp(db) }))
    await app.register(forumRoutes({ forum: createForum(db) }))
    await app.register(forumWritingRoutes({ db, now, hooks: NO_HOOKS, mayWrite: publishAll }))
    await app.register(dealerRoutes({ dealers }))
    await app.register(support.routes)
    await app.register(homeRoutes({ home: createHome({ db, accessories, bikes: models, dealers, now }) }))
    await app.register(newsletterRoutes({ newsletter }))
    await app.register(staffSearchRoutes({ db }))
  }
  return {
    routes,
    jobs: { closeSolved: support.closeSolved, purgeNewsletter: newsletter.purge },
  }
}
