import type { Db } from '../src/platform/database/open-database.ts'

const DAY_MS = 24 * 60 * 60_000
const BELL = 18
const RAIN_COVER = {
  kind: 'accessory',
  number: 'NK-A-RAIN',
  title: 'Saddle rain cover',
  description: 'A cover that keeps the saddle dry and folds into its own pocket.',
  category: 'cockpit',
  price_cents: 1900,
  stock: 0,
  image: null,
  weight_g: 40,
  fits: ['All Nireeka bikes'],
  variants: JSON.stringify([]),
  rating: null,
  hidden: true,
}

/** Inserts a product that isn't in the shop yet, and a bell whose price has changed and will change again. */
export async function seedProductChanges(db: Db) {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@example.com')
    .executeTakeFirst()
  const bell = await db.selectFrom('products').select('price_cents').where('id', '=', BELL).executeTakeFirst()
  if (!admin || !bell) return
  await db.insertInto('products').values(RAIN_COVER).execute()
  const subject = { subject_kind: 'product', subject_id: BELL, actor: `admin:${admin.id}` } as const
  const { price_cents } = bell
  const [past, next] = [midnight(-60), midnight(45)]
  await db
    .insertInto('price_changes')
    .values([
      {
        ...subject,
        old_cents: price_cents - 200,
        new_cents: price_cents,
        begins_at: past,
        planned_at: midnight(-65),
        applied_at: past,
      },
      { ...subject, new_cents: price_cents + 100, begins_at: next, planned_at: midnight(-1) },
    ])
    .execute()
}

/** Returns the beginning of a day in UTC, counted from today. */
const midnight = (days: number) => {
  const day = new Date(Date.now() + days * DAY_MS)
  day.setUTCHours(0, 0, 0, 0)
  return day
}
