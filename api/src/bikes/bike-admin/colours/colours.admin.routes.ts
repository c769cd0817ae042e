import { colourAdminEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, member, route } from '../../../platform/index.ts'
import type { WritePrices } from '../write-prices.ts'
import type { ColourList } from './colour-list.repository.ts'
import type { WriteColours } from './write-colour.ts'

interface Needs {
  colourList: ColourList
  writeColours: WriteColours
  writePrices: WritePrices
}

/** The colours for admins. Every writing call answers the colour as it is afterwards. */
export const colourAdminRoutes =
  ({ colourList, writeColours, writePrices }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, colourAdminEndpoints.list, async (request) => answerPage(await colourList.list(request.query)))
    route(app, colourAdminEndpoints.read, async (request) => answer(await colourList.read(request.params.id)))

    route(app, colourAdminEndpoints.check, async (request) => answer(await writeColours.check(request.body)))

    route(app, colourAdminEndpoints.create, async (request) => {
      const key = request.headers['idempotency-key']
      return answer(await colourList.read(await writeColours.create(request.body, key, member(request))))
    })

    route(app, colourAdminEndpoints.edit, async (request) => {
      const { id } = request.params
      await writeColours.edit(id, request.body, member(request))
      return answer(await colourList.read(id))
    })

    route(app, colourAdminEndpoints.publish, async (request) => {
      const { id } = request.params
      await writeColours.publish(id, request.body, member(request))
      return answer(await colourList.read(id))
    })

    route(app, colourAdminEndpoints.setPrice, async (request) => {
      const { id } = request.params
      await writePrices.set({ kind: 'colour', id }, request.body, member(request))
      return answer(await colourList.read(id))
    })

    route(app, colourAdminEndpoints.cancelPrice, async (request) => {
      const { id, price } = request.params
      await writePrices.cancel({ kind: 'colour', id }, price, request.body.version, member(request))
      return answer(await colourList.read(id))
    })
  }
