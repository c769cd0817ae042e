import type { Db } from '../src/platform/database/open-database.ts'

/** What the demo's support answers often. */
const ANSWERS = [
  [
    'Creaking after rain',
    'Hello {name},\n\nwater in the seat post is the usual reason. Take it out, dry it, grease it thinly and put it back. Does it still creak after a ride? Then write to us here, and we look further.\n\nKind regards\n{agent}',
  ],
  [
    'Motor does not start',
    'Hello {name},\n\nplease switch the bike off, take out the battery for a minute and put it back until it clicks. Does the display show an error number afterwards? Please send it to us with {ticket}.\n\nKind regards\n{agent}',
  ],
  [
    'Parcel is late',
    'Hello {name},\n\nwe have asked the carrier about your order {order} and write to you as soon as they answer.\n\nKind regards\n{agent}',
  ],
] as const

export async function seedCannedAnswers(db: Db, now = new Date()) {
  const rows = ANSWERS.map(([title, body]) => ({
    title,
    body,
    created_key: `demo-${title}`,
    updated_at: now,
  }))
  await db.insertInto('canned_answers').values(rows).execute()
}
