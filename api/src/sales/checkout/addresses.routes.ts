import { AddressesAnswer, AddressParams, PlaceData } from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { answer, member, notFound, type Db } from '../../platform/index.ts'
import type { Addresses } from './addresses.repository.ts'
import { checkPlace } from './check-place.ts'

/** A member's saved addresses. Every answer is the whole list, so that a page never has to guess. */
export const addressRoutes =
  ({ db, addresses }: { db: Db; addresses: Addresses }): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { access: 'member' } as const
    const response = { 200: AddressesAnswer }
    const params = AddressParams
    const listOf = answerList(addresses)

    app.get('/api/addresses', { config, schema: { response } }, async (request) => listOf(member(request).id))

    app.post('/api/addresses', { config, schema: { body: PlaceData, response } }, async (request) => {
      const { id } = member(request)
      await addresses.add(id, await checkPlace(db, request.body))
      return listOf(id)
    })

    app.put(
      '/api/addresses/:id',
      { config, schema: { params, body: PlaceData, response } },
      async (request) => {
        const { id } = member(request)
        const place = await checkPlace(db, request.body)
        if (!(await addresses.change(id, request.params.id, place))) throw notFound('This address')
        return listOf(id)
      },
    )

    app.delete('/api/addresses/:id', { config, schema: { params, response } }, async (request) => {
      const { id } = member(request)
      if (!(await addresses.remove(id, request.params.id))) throw notFound('This address')
      return listOf(id)
    })
  }

const answerList = (addresses: Addresses) => async (userId: number) =>
  answer({ addresses: await addresses.list(userId) })
