import type { NewsletterSegment } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'

export interface Audience {
  segment: NewsletterSegment
  bike_id: number | null
  country_id: number | null
}

/** Returns the query of the subscribers of a segment: confirmed ones whose address no mail server has refused. */
export function subscribersIn(db: Db, { segment, bike_id, country_id }: Audience) {
  const subscribers = db
    .selectFrom('newsletter_subscriptions as subscriber')
    .where('subscriber.confirmed_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletter_bounces as bounce')
            .select('bounce.id')
            .whereRef('bounce.email', '=', 'subscriber.email'),
        ),
      ),
    )
  switch (segment) {
    case 'all':
      return subscribers
    case 'members':
      return subscribers.where(sql<boolean>`subscriber.email in (select lower(users.email) from users)`)
    case 'owners':
      return subscribers.where(
        sql<boolean>`subscriber.email in (select lower(users.email) from users
          join order_bikes on order_bikes.user_id = users.id
          where order_bikes.bike_id = ${bike_id} and order_bikes.withdrawn_at is null)`,
      )
    case 'country':
      return subscribers.where(
        sql<boolean>`subscriber.email in (select lower(users.email) from users where users.country_id = ${country_id})`,
      )
  }
}

/** Returns how many would get an issue now. */
export async function countSubscribers(db: Db, audience: Audience): Promise<number> {
  const { count } = await subscribersIn(db, audience)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
