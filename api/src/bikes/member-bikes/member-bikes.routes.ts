import { memberBikeEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, type Caller, invalid, member, notFound, route, unauthorized } from '../../platform/index.ts'
import type { MemberBikes } from './member-bikes.repository.ts'

/** Rate limit of the warranty check: serial numbers are consecutive, so they could be enumerated otherwise. */
const WARRANTY_LIMIT = { max: 30, timeWindow: '1 minute' }

interface Needs {
  bikes: MemberBikes
  whoIs: (token: string) => Promise<Caller | null>
}

export const memberBikeRoutes =
  ({ bikes, whoIs }: Needs): FastifyPluginAsync =>
  async (app) => {
    // The connected-bike service may be on another host, which gets no headers of ours: the token in the body
    // authenticates (spec, section 7).
    route(app, memberBikeEndpoints.list, async (request) => {
      const owner = await whoIs(request.body.token)
      const isSomebodyElse = request.headers.authorization !== undefined && request.user?.id !== owner?.id
      if (!owner || isSomebodyElse) throw unauthorized()
      return answer({ bikes: await bikes.list(owner.id) })
    })

    route(app, memberBikeEndpoints.saveSettings, async (request) => {
      const { id: userId } = member(request)
      const { id } = request.params
      const rule = await bikes.speedRule(userId, id)
      if (!rule) throw notFound('This bike')
      if (request.body.speed_limit > rule.most_speed) throw invalid('speed_limit', tooFast(rule))
      await bikes.saveSettings(userId, id, request.body)
      return answer({ order_bike_id: id, settings: request.body }, 'Settings saved.')
    })

    route(app, memberBikeEndpoints.warranty, { rateLimit: WARRANTY_LIMIT }, async (request) => {
      const warranty = await bikes.warranty(request.query.serial)
      if (!warranty) throw notFound('A bike with this serial number')
      return answer(warranty)
    })
  }

const tooFast = ({ country, most_speed }: { country: string; most_speed: number }) =>
  `This bike may go no faster than ${most_speed} km/h: it was delivered to ${country}.`
