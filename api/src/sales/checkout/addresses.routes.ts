import { checkoutEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, type Db, member, notFound, route } from '../../platform/index.ts'
import type { Addresses } from './addresses.repository.ts'
import { validateAddress } from './validate-address.ts'

/**
 * The routes of a member's saved addresses. Every answer contains the whole list, so that pages needn't update it
 * themselves.
 */
export const addressRoutes =
  ({ db, addresses }: { db: Db; addresses: Addresses }): FastifyPluginAsync =>
  async (app) => {
    const listOf = answerList(addresses)

    route(app, checkoutEndpoints.addresses, async (request) => listOf(member(request).id))

    route(app, checkoutEndpoints.addAddress, { callGroup: 'money' }, async (request) => {
      const { id } = member(request)
      await addresses.add(id, await validateAddress(db, request.body))
      return listOf(id)
    })

    route(app, checkoutEndpoints.changeAddress, { callGroup: 'money' }, async (request) => {
      const { id } = member(request)
      const place = await validateAddress(db, request.body)
      if (!(await addresses.change(id, request.params.id, place))) throw notFound('This address')
      return listOf(id)
    })

    route(app, checkoutEndpoints.removeAddress, async (request) => {
      const { id } = member(request)
      if (!(await addresses.remove(id, request.params.id))) throw notFound('This address')
      return listOf(id)
    })
  }

const answerList = (addresses: Addresses) => async (userId: number) =>
  answer({ addresses: await addresses.list(userId) })
