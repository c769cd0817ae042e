import type { Db } from '../src/database/open-database.ts'
import accessories from './accessories.json' with { type: 'json' }

export async function seedAccessories(db: Db) {
  const rows = accessories.map(({ variants, ...accessory }) => ({
    ...accessory,
    kind: 'accessory',
    number: null,
    variants: JSON.stringify(variants),
  }))
  await db.insertInto('products').values(rows).execute()
}
