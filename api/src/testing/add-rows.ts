import { randomBytes } from 'node:crypto'

import { AGENT_FLAG, type StaffArea, USUAL_AREAS } from '@nireeka/contracts'
import type { Insertable } from 'kysely'

import type { Db } from '../platform/database/open-database.ts'
import type { Tables } from '../platform/database/tables.ts'

/** A member without a password; an agent works in the usual areas. */
export async function addMember(db: Db, input: { is_admin?: number; areas?: StaffArea[] } = {}) {
  const name = `rider-${randomBytes(6).toString('hex')}`
  return db
    .insertInto('users')
    .values({
      email: `${name}@example.com`,
      password_hash: null,
      name: 'Rita',
      last_name: 'Rider',
      user_name: name,
      avatar: null,
      areas: input.is_admin === AGENT_FLAG ? [...USUAL_AREAS] : [],
      ...input,
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow()
}

/** A product: a bell for 12 dollars unless said otherwise. */
export async function addProduct(db: Db, input: Partial<Insertable<Tables['products']>> & { id: number }) {
  await db
    .insertInto('products')
    .values({
      kind: 'accessory',
      number: null,
      title: `Bell ${input.id}`,
      description: 'A bell that is heard.',
      category: 'cockpit',
      price_cents: 1200,
      stock: 10,
      image: null,
      weight_g: 45,
      fits: [],
      variants: JSON.stringify([]),
      rating: null,
      ...input,
    })
    .execute()
  return input.id
}

/** A release of the shop that anybody may load. */
export const shopRelease = (version: string) => ({
  name: 'shop',
  version,
  manifest: `/remotes/shop/${version}/mf-manifest.json`,
  routes: [{ path: '/shop', access: 'guest' as const, title: 'Shop', description: '' }],
})
