import { CountriesAnswer } from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { listCountries } from './countries.repository.ts'
import { answer, type Db } from '../../platform/index.ts'

export const countryRoutes =
  ({ db }: { db: Db }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/countries',
      { config: { access: 'guest' }, schema: { response: { 200: CountriesAnswer } } },
      async () => {
        const countries = await listCountries(db)
        return answer({
          countries: countries.map(({ id, name, goods_shipping_cents, speed_limit_kmh }) => ({
            id,
            name,
            served: goods_shipping_cents !== null,
            speed_limit_kmh,
          })),
        })
      },
    )
  }
