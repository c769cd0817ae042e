import { helpEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, type Attempts, callerOfRoute, member, networkOf, route } from '../../platform/index.ts'
import type { HelpVotes } from './help-votes.repository.ts'
import { guestToken, newGuest, voterOf } from './voter.ts'

interface Needs {
  votes: HelpVotes
  attempts: Attempts
}

/** A vote is one call, and its comment another; a change of mind a third. */
const RATE_LIMIT = { max: 30, timeWindow: '1 minute', keyGenerator: callerOfRoute }

/** The routes by which readers say whether a topic has helped. */
export const helpVoteRoutes =
  ({ votes, attempts }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, helpEndpoints.ownVote, async (request) =>
      answer({ vote: await votes.own(request.params.id, voterOf(request)) }),
    )

    route(app, helpEndpoints.vote, { rateLimit: RATE_LIMIT }, async (request) => {
      const voter = { userId: member(request).id }
      return answer(await votes.vote(request.body, voter, guestToken(request)))
    })

    // A member who calls this votes as a member, so that nobody has two votes at once.
    route(app, helpEndpoints.voteAsGuest, { rateLimit: RATE_LIMIT }, async (request, reply) => {
      const known = voterOf(request)
      const own = await votes.own(request.body.topic_id, known)
      // Only new votes of guests count towards the limit: a change replaces one that was counted.
      if (!request.user && !own) await attempts.take('help vote, network', networkOf(request.ip))
      return answer(await votes.vote(request.body, known ?? newGuest(reply), guestToken(request)))
    })
  }
