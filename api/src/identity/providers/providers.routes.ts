import { accountEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, conflict, member, notFound, route } from '../../platform/index.ts'
import type { StartSession } from '../sessions/start-session.ts'
import { networkLimit, type LoginLimits } from '../sessions/login-limits.ts'
import { assertOwnPage } from '../sessions/same-site.ts'
import type { Identities } from './identities.repository.ts'
import type { IdentityProviders } from './identity-providers.ts'

interface Needs {
  identityProviders: IdentityProviders
  identities: Identities
  startSession: StartSession
  siteUrl: string
  limits: LoginLimits
}

export const providerRoutes = ({
  identityProviders,
  identities,
  startSession,
  siteUrl,
  limits,
}: Needs): FastifyPluginAsync => {
  const redirect_uri = new URL('/login/social', siteUrl).href
  const rateLimit = networkLimit(limits)
  return async (app) => {
    route(app, accountEndpoints.identityProviders, async (request) => {
      const warn = (provider: string, reason: string) =>
        request.log.warn({ provider, reason }, 'a provider is left out')
      return answer({ providers: await identityProviders.list(warn) })
    })

    route(app, accountEndpoints.loginByToken, { rateLimit }, async (request, reply) => {
      const { provider_name, access_token } = request.body
      const provider = identityProviders.find(provider_name)
      const id = await identityProviders.signInByToken(provider, access_token)
      return startSession.afterFirstStep(request, reply, { id, isRemembered: false })
    })

    route(app, accountEndpoints.loginByCode, { rateLimit }, async (request, reply) => {
      assertOwnPage(request, siteUrl)
      const { provider_name, code, code_verifier, remember } = request.body
      const provider = identityProviders.find(provider_name)
      const id = await identityProviders.signInByCode(provider, { code, code_verifier, redirect_uri })
      return startSession.afterFirstStep(request, reply, { id, isRemembered: remember })
    })

    route(app, accountEndpoints.linkIdentity, { rateLimit }, async (request) => {
      const { provider_name, code, code_verifier } = request.body
      const provider = identityProviders.find(provider_name)
      await identityProviders.link(provider, member(request).id, { code, code_verifier, redirect_uri })
      return answer(null, `${provider.title} is linked to your account.`)
    })

    route(app, accountEndpoints.unlinkIdentity, async (request) => {
      const isUnlinked = await identities.unlink(member(request).id, request.params.provider_name)
      if (isUnlinked === null) throw notFound('This link')
      if (!isUnlinked) throw onlyWayIn()
      return answer(null, 'It is no longer linked to your account.')
    })
  }
}

const onlyWayIn = () =>
  conflict('only_way_in', 'You could not log in any more. Set a password first, then you can unlink it.')
