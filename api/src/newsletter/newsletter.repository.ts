import type { Db } from '../database/open-database.ts'

export type Newsletter = ReturnType<typeof createNewsletter>

export function createNewsletter(db: Db) {
  return {
    /** False when the address is on the list already, in whatever letters it was written. */
    async subscribe(email: string): Promise<boolean> {
      const added = await db
        .insertInto('newsletter_subscriptions')
        .values({ email: email.toLowerCase() })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst()
      return added !== undefined
    },
  }
}
