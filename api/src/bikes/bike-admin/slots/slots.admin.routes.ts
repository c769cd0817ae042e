import { slotAdminEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, member, route } from '../../../platform/index.ts'
import type { SlotList } from './slot-list.repository.ts'
import type { WriteSlots } from './write-slot.ts'

interface Needs {
  slotList: SlotList
  writeSlots: WriteSlots
}

/** The slots that parts belong to, for admins. */
export const slotAdminRoutes =
  ({ slotList, writeSlots }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, slotAdminEndpoints.list, async (request) => answerPage(await slotList.list(request.query)))
    route(app, slotAdminEndpoints.read, async (request) => answer(await slotList.read(request.params.id)))

    route(app, slotAdminEndpoints.create, async (request) => {
      const key = request.headers['idempotency-key']
      return answer(await slotList.read(await writeSlots.create(request.body, key, member(request))))
    })

    route(app, slotAdminEndpoints.edit, async (request) => {
      const { id } = request.params
      await writeSlots.edit(id, request.body, member(request))
      return answer(await slotList.read(id))
    })

    route(app, slotAdminEndpoints.remove, async (request) => {
      await writeSlots.remove(request.params.id, request.body.version, member(request))
      return answer(null)
    })
  }
