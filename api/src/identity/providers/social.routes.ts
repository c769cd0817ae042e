import {
  IdentityParams,
  LinkIdentity,
  NothingAnswer,
  SocialCodeLogin,
  SocialLogin,
  SocialsAnswer,
  TokenAnswer,
} from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { answer, conflict, member, notFound } from '../../platform/index.ts'
import type { Enter } from '../sessions/enter.ts'
import { addressLimit, type LoginLimits } from '../sessions/login-limits.ts'
import { demandOwnPage } from '../sessions/same-site.ts'
import type { Identities } from './identities.repository.ts'
import type { Socials } from './socials.ts'

interface Needs {
  socials: Socials
  identities: Identities
  enter: Enter
  origin: string
  limits: LoginLimits
}

export const socialRoutes = ({
  socials,
  identities,
  enter,
  origin,
  limits,
}: Needs): FastifyPluginAsyncZod => {
  const redirect_uri = `${origin}/login/social`
  const rateLimit = addressLimit(limits)
  return async (app) => {
    app.get(
      '/api/auth/socials',
      { config: { access: 'guest' }, schema: { response: { 200: SocialsAnswer } } },
      async (request) => {
        const warn = (provider: string, reason: string) =>
          request.log.warn({ provider, reason }, 'a provider is left out')
        return answer({ providers: await socials.list(warn) })
      },
    )

    app.post(
      '/api/auth/socials',
      {
        config: { access: 'guest', rateLimit },
        schema: { body: SocialLogin, response: { 200: TokenAnswer } },
      },
      async (request, reply) => {
        const { provider_name, access_token } = request.body
        const provider = socials.find(provider_name)
        const id = await socials.signInByToken(provider, access_token)
        return enter(request, reply, { id, isRemembered: false })
      },
    )

    app.post(
      '/api/auth/socials/code',
      {
        config: { access: 'guest', rateLimit },
        schema: { body: SocialCodeLogin, response: { 200: TokenAnswer } },
      },
      async (request, reply) => {
        demandOwnPage(request, origin)
        const { provider_name, code, code_verifier, remember } = request.body
        const provider = socials.find(provider_name)
        const id = await socials.signInByCode(provider, { code, code_verifier, redirect_uri })
        return enter(request, reply, { id, isRemembered: remember })
      },
    )

    app.post(
      '/api/account/identities',
      {
        config: { access: 'member', rateLimit },
        schema: { body: LinkIdentity, response: { 200: NothingAnswer } },
      },
      async (request) => {
        const { provider_name, code, code_verifier } = request.body
        const provider = socials.find(provider_name)
        await socials.link(provider, member(request).id, { code, code_verifier, redirect_uri })
        return answer(null, `${provider.title} is linked to your account.`)
      },
    )

    app.delete(
      '/api/account/identities/:provider_name',
      { config: { access: 'member' }, schema: { params: IdentityParams, response: { 200: NothingAnswer } } },
      async (request) => {
        const isUnlinked = await identities.unlink(member(request).id, request.params.provider_name)
        if (isUnlinked === null) throw notFound('This link')
        if (!isUnlinked) throw onlyWayIn()
        return answer(null, 'It is no longer linked to your account.')
      },
    )
  }
}

const onlyWayIn = () =>
  conflict('only_way_in', 'You could not log in any more. Set a password first, then you can unlink it.')
