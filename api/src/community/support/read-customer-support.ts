import type { CustomerSupportData } from '@nireeka/contracts/api'

import { nameAndEmailOf } from '../../identity/index.ts'
import type { Db } from '../../platform/index.ts'

const MOST_TICKETS = 20

/** Returns a member's latest questions, and whether the newsletter goes to their address. */
export async function readCustomerSupport(db: Db, userId: number): Promise<CustomerSupportData> {
  const { email } = await nameAndEmailOf(db, userId)
  const [tickets, subscription] = await Promise.all([
    db
      .selectFrom('tickets')
      .select(['id', 'number', 'subject', 'state', 'updated_at'])
      .where('user_id', '=', userId)
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_TICKETS)
      .execute(),
    db
      .selectFrom('newsletter_subscriptions')
      .select('id')
      .where('email', '=', email)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst(),
  ])
  return {
    tickets: tickets.map(({ updated_at, ...ticket }) => ({
      ...ticket,
      updated_at: updated_at.toISOString(),
    })),
    gets_newsletter: subscription !== undefined,
  }
}
