import { countryEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { listCountries } from './countries.repository.ts'
import { answer, type Db, route } from '../../platform/index.ts'

export const countryRoutes =
  ({ db }: { db: Db }): FastifyPluginAsync =>
  async (app) => {
    route(app, countryEndpoints.list, async () => {
      const countries = await listCountries(db)
      return answer({
        countries: countries.map(({ id, name, goods_shipping_cents, speed_limit_kmh }) => ({
          id,
          name,
          served: goods_shipping_cents !== null,
          speed_limit_kmh,
        })),
      })
    })
  }
