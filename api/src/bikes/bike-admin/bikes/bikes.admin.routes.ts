import { bikeAdminEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, member, route } from '../../../platform/index.ts'
import type { WritePrices } from '../write-prices.ts'
import type { BikeList } from './bike-list.repository.ts'
import type { SampleBuilds } from './sample-builds.ts'
import type { WriteBikes } from './write-bike.ts'
import type { WriteSize } from './write-size.ts'

interface Needs {
  bikeList: BikeList
  writeBikes: WriteBikes
  writeSize: WriteSize
  writePrices: WritePrices
  sampleBuilds: SampleBuilds
}

/** The bikes and the sample builds for admins. Every call that writes to a bike answers it as it is afterwards. */
export const bikeAdminRoutes = (needs: Needs): FastifyPluginAsync => {
  const { bikeList, writePrices, writeSize, sampleBuilds } = needs
  return async (app) => {
    route(app, bikeAdminEndpoints.list, async (request) => answerPage(await bikeList.list(request.query)))
    route(app, bikeAdminEndpoints.read, async (request) => answer(await bikeList.read(request.params.id)))

    route(app, bikeAdminEndpoints.edit, async (request) => {
      const { id } = request.params
      await needs.writeBikes.edit(id, request.body, member(request))
      return answer(await bikeList.read(id))
    })

    route(app, bikeAdminEndpoints.editSize, async (request) => {
      const { id: bikeId, size: sizeId } = request.params
      await writeSize.edit({ bikeId, sizeId, input: request.body, by: member(request) })
      return answer(await bikeList.read(bikeId))
    })

    route(app, bikeAdminEndpoints.checkSize, async (request) => {
      const { id: bikeId, size: sizeId } = request.params
      return answer(await writeSize.check({ bikeId, sizeId }, request.body))
    })

    route(app, bikeAdminEndpoints.publish, async (request) => {
      const { id } = request.params
      await needs.writeBikes.publish(id, request.body, member(request))
      return answer(await bikeList.read(id))
    })

    route(app, bikeAdminEndpoints.setPrice, async (request) => {
      const { id } = request.params
      await writePrices.set({ kind: 'bike', id }, request.body, member(request))
      return answer(await bikeList.read(id))
    })

    route(app, bikeAdminEndpoints.cancelPrice, async (request) => {
      const { id, price } = request.params
      await writePrices.cancel({ kind: 'bike', id }, price, request.body.version, member(request))
      return answer(await bikeList.read(id))
    })

    route(app, bikeAdminEndpoints.samples, async () => answer(await sampleBuilds.list()))

    route(app, bikeAdminEndpoints.acceptSample, async (request) => {
      const { version } = request.body
      await sampleBuilds.accept({ id: request.params.id, version, by: member(request) })
      return answer(await sampleBuilds.list())
    })
  }
}
