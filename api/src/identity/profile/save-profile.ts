import { type Db, invalid } from '../../platform/index.ts'
import { lockUserName, userNameRefusal } from './user-names.ts'

interface Profile {
  name: string
  last_name: string
  user_name: string
}

export type SaveProfile = ReturnType<typeof createSaveProfile>

/** Creates the function that saves a member's names; a user name that they can't have is refused. */
export const createSaveProfile = (db: Db) => (userId: number, profile: Profile) =>
  db.transaction().execute(async (trx) => {
    await lockUserName(trx, profile.user_name)
    const refusal = await userNameRefusal(trx, { userId, userName: profile.user_name })
    if (refusal) throw invalid('user_name', refusal)
    await trx.updateTable('users').set(profile).where('id', '=', userId).execute()
  })
