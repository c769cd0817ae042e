import { AVATARS } from '@nireeka/contracts/api'

import { type Db, notFound } from '../../platform/index.ts'
import { lockMember } from '../accounts/members.ts'

export type Avatars = ReturnType<typeof createAvatars>

/** Creates the repository of the members' pictures. A member has at most one; `users.avatar` has its address. */
export function createAvatars(db: Db) {
  return {
    /** Stores a member's picture, which replaces the earlier one. */
    save: (userId: number, bytes: Buffer) =>
      db.transaction().execute(async (trx) => {
        await lockMember(trx, userId)
        await trx.deleteFrom('avatars').where('user_id', '=', userId).execute()
        const { name } = await trx
          .insertInto('avatars')
          .values({ user_id: userId, bytes })
          .returning('name')
          .executeTakeFirstOrThrow()
        await setAvatar(trx, userId, `${AVATARS.folder}${name}.webp`)
      }),

    remove: (userId: number) =>
      db.transaction().execute(async (trx) => {
        await lockMember(trx, userId)
        await trx.deleteFrom('avatars').where('user_id', '=', userId).execute()
        await setAvatar(trx, userId, null)
      }),

    async read(fileName: string): Promise<Buffer> {
      const picture = await db
        .selectFrom('avatars')
        .select('bytes')
        .where('name', '=', fileName.replace('.webp', ''))
        .executeTakeFirst()
      if (!picture) throw notFound('This picture')
      return picture.bytes
    },
  }
}

const setAvatar = (trx: Db, userId: number, avatar: string | null) =>
  trx.updateTable('users').set({ avatar }).where('id', '=', userId).execute()
