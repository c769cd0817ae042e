import { type StaffArea, worksIn } from '@nireeka/contracts'
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
      const caller = member(request)
      const find = <Found>(area: StaffArea, of: (db: Db, words: string, most: number) => Promise<Found[]>) =>
        worksIn(caller, area) ? of(db, words, MOST) : []
      const [orders, members, tickets, threads, products] = await Promise.all([
        find('sales', findOrders),
        find('customers', findMembers),
        find('support', findTickets),
        find('community', findThreads),
        find('goods', findProducts),
      ])
      return answer({ orders, members, tickets, threads, products })
    })
  }
