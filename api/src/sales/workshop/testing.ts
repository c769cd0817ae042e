import type { WorkshopBikeData, WorkshopStage } from '@nireeka/contracts/api'

import { bikeShopper, buyCart, seedBikes } from '../../testing/bike-shopping.ts'
import { openBackOffice } from '../order-admin/testing.ts'

export type Workshop = Awaited<ReturnType<typeof openWorkshop>>

/** Opens the API with the bikes of the catalogue, orders of which members pay, and an admin at the workshop's board. */
export async function openWorkshop(now: () => Date = () => new Date()) {
  const office = await openBackOffice(now)
  const { app, admin } = office
  await seedBikes(app.db)

  const get = (path: string, as = admin.token) => app.call(`/api/backoffice/workshop/${path}`, { as })

  /** Buys bikes by a new member; returns the order, and the ids of its bikes in their order. */
  async function bought(change: object = {}) {
    const member = await bikeShopper(app, change)
    const orderId = await buyCart(app, member)
    const bikes = await app.db
      .selectFrom('bike_builds')
      .select('order_bike_id as id')
      .where('order_id', '=', orderId)
      .orderBy('order_bike_id')
      .execute()
    return { orderId, member, bikes: bikes.map(({ id }) => id) }
  }

  const cardOf = async (id: number): Promise<WorkshopBikeData> => (await get(`bikes/${id}`)).json().data

  /** Moves a bike, at its present version unless another is given. */
  async function move(id: number, to: WorkshopStage, more: object = {}, as = admin.token) {
    const { version } = await cardOf(id)
    return app.call(`/api/backoffice/workshop/bikes/${id}/moves`, {
      method: 'POST',
      as,
      body: { to, version, ...more },
    })
  }

  const statusOf = async (orderId: number) => (await office.read(orderId)).status

  return { ...office, get, bought, cardOf, move, statusOf }
}
