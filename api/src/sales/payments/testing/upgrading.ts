import {
  bikeShopper,
  payableOf,
  putBuild,
  QUICK_CHARGER,
  seedBikes,
  setPartStock,
} from '../../../testing/bike-shopping.ts'
import { emailsTo } from '../../../testing/emails.ts'
import { checkOut, orderBody } from '../../../testing/shopping.ts'
import type { PayingApp } from './open-paying-app.ts'

type Member = Awaited<ReturnType<PayingApp['member']>>

/** A paid bike with its order. */
export interface BoughtBike {
  /** Its order_bike_id. */
  id: number
  member: Member
  order: Placed
}

interface Placed {
  id: number
  ref: string
  provider: 'stripe'
  /** The amount to pay, in whole cents. */
  cents: number
}

export type Upgrading = Awaited<ReturnType<typeof createUpgrading>>

/** Seeds the catalogue's bikes, and returns helpers to buy one and upgrades for it, paid by card. */
export async function createUpgrading(shop: PayingApp) {
  await seedBikes(shop.db)
  await setPartStock(shop.app, QUICK_CHARGER, 100_000)

  async function place(member: Member): Promise<Placed> {
    const payable = await payableOf(shop.app, member)
    const { data } = (await checkOut(shop.app, member, orderBody(payable, { provider: 'stripe' }))).json()
    const { ref, amount_cents: cents } = await shop.paymentOf(data.order_id)
    return { id: data.order_id, ref: ref ?? '', provider: 'stripe', cents }
  }

  const bikesOf = async ({ token }: Member): Promise<Array<{ order_bike_id: number }>> =>
    (await shop.call('/api/user/getUserBikes', { method: 'POST', body: { token } })).json().data.bikes

  const choose = ({ member, id: order_bike_id }: BoughtBike) =>
    putBuild(shop.app, member, { mode: 'CEOM', order_bike_id, part_ids: [QUICK_CHARGER] })

  return {
    bikesOf,
    choose,
    /** A new member buys a bike. */
    async buyBike(): Promise<BoughtBike> {
      const member = await bikeShopper(shop.app)
      const order = await place(member)
      await shop.pay(order)
      await shop.comeBack(order)
      const [bike] = await bikesOf(member)
      return { id: bike?.order_bike_id ?? 0, member, order }
    },
    /** The bike's owner orders upgrades for it, which wait for their payment. */
    async placeUpgrades(bike: BoughtBike): Promise<Placed> {
      await choose(bike)
      return place(bike.member)
    },
    /** The templates of the emails to a member about an order, the oldest first. */
    emailsAbout: async (orderId: number, { email }: Member) =>
      (await emailsTo(shop.db, email)).flatMap(({ template, data }) =>
        'order_id' in data && data.order_id === orderId ? template : [],
      ),
  }
}
