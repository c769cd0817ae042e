import type { Db } from '../src/platform/database/open-database.ts'
import { type Owned, seedBike } from './member-bikes.ts'
import { toReviewRow } from './reviews.ts'

const LENAS_HOMIE: Owned = {
  owner: 'lena-m',
  bike: 'nireeka-homie',
  size: 'M',
  colour: 'Chalk',
  serial: 3120,
  ordered: 210,
  delivered: 188,
  registered: 188,
  cycles: 41,
  parts: [2002, 2004],
}

const REVIEWS = [
  {
    author: 'anna',
    product_id: 9001,
    rating: 5,
    title: 'Built for all weather',
    body: 'Mine is a Pine M with the 4-piston brakes and fenders. After almost a year of commuting, I wouldn’t want to be without either. On warm days I get close to the 90 km; in winter it’s a good deal less. It isn’t light, so think about where you’ll keep it if you live upstairs.',
    days_ago: 18,
  },
  {
    author: 'lena-m',
    product_id: 9002,
    rating: 5,
    title: 'Easy to get on, whatever is on the rack',
    body: 'Size M, with the rear rack and the kickstand. I run all my errands on it, and with the low frame I never have to swing a leg over what’s on the rack. The 500 W motor is enough for our hills. The only thing I’d order differently is the drive: next time I’d take the belt.',
    days_ago: 23,
  },
  {
    author: 'devanshu',
    product_id: 9003,
    rating: 4,
    title: 'Two years on, and still quick',
    body: 'An L in my own RAL colour. The paint added six weeks to the wait, and I’d wait again. It’s light for an e-bike, and fast. The rigid carbon fork is hard work on bad roads: if I bought it again, I’d add the 40 mm gravel fork. The battery has had over 300 charges and doesn’t go as far as it used to.',
    days_ago: 33,
  },
]

/** Inserts reviews by demo members of bikes that they have bought; members who aren't there have written none. */
export async function seedOwnerReviews(db: Db) {
  const members = await db
    .selectFrom('users')
    .select(['id', 'user_name'])
    .where(
      'user_name',
      'in',
      REVIEWS.map(({ author }) => author),
    )
    .execute()
  const users = new Map(members.map(({ id, user_name }) => [user_name, id]))
  if (users.has(LENAS_HOMIE.owner)) await seedBike(db, LENAS_HOMIE)
  const shown = { is_verified: true, state: 'published', reason: null } as const
  const rows = REVIEWS.filter(({ author }) => users.has(author)).map((review) =>
    toReviewRow({ ...review, ...shown }, { users, now: Date.now() }),
  )
  if (rows.length > 0) await db.insertInto('reviews').values(rows).execute()
}
