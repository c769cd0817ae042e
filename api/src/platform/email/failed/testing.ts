import type { Db } from '../../database/open-database.ts'

interface Failed {
  template: string
  to: string
  error: string
  at: Date
  outcome: 'sent' | 'given_up'
}

/** Adds an email that was given up to the outbox; returns its id. */
export async function addFailed(db: Db, input: Partial<Failed> = {}): Promise<number> {
  const { template = 'welcome', to = 'ann@example.com', error = 'EENVELOPE: no such reader' } = input
  const { id } = await db
    .insertInto('outbox')
    .values({
      topic: 'mail',
      payload: JSON.stringify({ template, to, data: { name: 'Ann' } }),
      done_at: input.at ?? new Date(),
      outcome: input.outcome ?? 'given_up',
      last_error: error,
      attempts: 10,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
