import { ADMIN_FLAG } from '@nireeka/contracts'
import { staffSearchEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { findProducts } from '../../catalogue/index.ts'
import { findMembers } from '../../identity/index.ts'
import { answer, type Db, member, route } from '../../platform/index.ts'
import { findOrders } from '../../sales/index.ts'
import { findThreads } from '../forum-moderation/list-threads.ts'
import { findTickets } from '../support/find-tickets.ts'

const MOST = 5

/** What the command palette of the back office finds; it asks each domain at the same time. */
export const staffSearchRoutes =
  ({ db }: { db: Db }): FastifyPluginAsync =>
  async (app) => {
    route(app, staffSearchEndpoints.find, async (request) => {
      const words = request.query.query.replaceAll(/\s+/g, ' ')
      const mayReadAll = member(request).is_admin === ADMIN_FLAG
      const find = <Found>(of: (db: Db, words: string, most: number) => Promise<Found[]>) =>
        mayReadAll ? of(db, words, MOST) : []
      const [orders, members, tickets, threads, products] = await Promise.all([
        find(findOrders),
        find(findMembers),
        findTickets(db, words, MOST),
        findThreads(db, words, MOST),
        find(findProducts),
      ])
      return answer({ orders, members, tickets, threads, products })
    })
  }
