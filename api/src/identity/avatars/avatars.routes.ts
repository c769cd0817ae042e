import { AVATARS } from '@nireeka/contracts/api'
import { avatarEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { acceptFiles, answer, ApiError, callerOfRoute, member, route } from '../../platform/index.ts'
import type { Accounts } from '../accounts/accounts.repository.ts'
import type { Avatars } from './avatars.repository.ts'
import { drawAvatar } from './draw-avatar.ts'

/** How often a member may change their picture, since each one changes pages of the forum. */
const CHANGES = { max: 20, timeWindow: '1 hour', keyGenerator: callerOfRoute }

/** A name has one picture for ever, but a member may remove theirs: so caches keep it for a day, not a year. */
const FOR_A_DAY = 'public, max-age=86400, immutable'

interface Needs {
  accounts: Accounts
  avatars: Avatars
}

/** The routes of the members' pictures. The body of an upload is the picture itself, so JSON isn't parsed here. */
export const avatarRoutes =
  ({ accounts, avatars }: Needs): FastifyPluginAsync =>
  async (app) => {
    acceptFiles(app, AVATARS)
    const options = { rateLimit: CHANGES, bodyLimit: AVATARS.maxBytes, callGroup: 'pictures' } as const

    route(app, avatarEndpoints.save, options, async (request) => {
      const { id } = member(request)
      const { body } = request
      if (!Buffer.isBuffer(body) || body.length === 0) throw wrongKind()
      await avatars.save(id, await drawAvatar(body, request.query))
      return answer(await accounts.read(id), 'Picture saved.')
    })

    route(app, avatarEndpoints.remove, { rateLimit: CHANGES }, async (request) => {
      const { id } = member(request)
      await avatars.remove(id)
      return answer(await accounts.read(id), 'Picture removed.')
    })

    route(app, avatarEndpoints.picture, async (request, reply) => {
      const bytes = await avatars.read(request.params.name)
      return reply
        .header('cache-control', FOR_A_DAY)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type('image/webp')
        .send(bytes)
    })
  }

const wrongKind = () => new ApiError(415, 'unsupported_type', 'Send a JPG, PNG or WebP picture.')
