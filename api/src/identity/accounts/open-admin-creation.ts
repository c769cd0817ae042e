import { migrate, openDatabase } from '../../platform/index.ts'
import { createPasswords } from '../passwords/passwords.ts'
import { createResets } from '../resets/resets.repository.ts'
import { createAdminCreation } from './create-admin.ts'

/**
 * Opens the database for `npm run admin:create`, whether or not the site is running. A new one gets its tables, so that
 * the first admin can be there before the first visitor.
 */
export async function openAdminCreation(options: Parameters<typeof openDatabase>[0]) {
  const { db, close } = await openDatabase(options)
  try {
    await migrate(db)
  } catch (error) {
    await close()
    throw error
  }
  const resets = createResets({ db, now: () => new Date() })
  return { createAdmin: createAdminCreation({ db, passwords: createPasswords(), resets }), close }
}
