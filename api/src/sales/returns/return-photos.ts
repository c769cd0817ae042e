import { createHash } from 'node:crypto'

import { RETURN_PHOTOS, type TicketFileKind } from '@nireeka/contracts/api'

import {
  ApiError,
  cleanPicture,
  conflict,
  isReally,
  notFound,
  withEnding,
  type Db,
} from '../../platform/index.ts'

import { assertMaySendPhoto } from './photos-per-day.ts'

interface SentPhoto {
  userId: number
  orderId: number
  returnId: number
  name: string
  kind: TicketFileKind
  bytes: Buffer
}

interface WhichPhoto {
  returnId: number
  photoId: number
  /** The member whose return it has to be; anybody's without. */
  userId?: number
}

export type ReturnPhotos = ReturnType<typeof createReturnPhotos>

/** Creates the repository of the pictures that members send along with a return, as long as nobody has decided on it. */
export const createReturnPhotos = ({ db, now }: { db: Db; now: () => Date }) => ({
  async add(sent: SentPhoto): Promise<{ id: number; name: string }> {
    const bytes = isReally(sent.kind, sent.bytes) ? await cleanPicture(sent.kind, sent.bytes) : null
    if (!bytes) throw notAPicture(sent.name)
    if (bytes.length > RETURN_PHOTOS.maxBytes) throw tooLarge()
    const clean = { ...sent, bytes, name: withEnding(sent.name, sent.kind) }
    return db.transaction().execute((trx) => addPhoto(trx, clean, now()))
  },

  async read({ returnId, photoId, userId }: WhichPhoto) {
    let query = db
      .selectFrom('return_photos as photo')
      .innerJoin('returns as asked', 'asked.id', 'photo.return_id')
      .innerJoin('orders as order', 'order.id', 'asked.order_id')
      .select(['photo.name', 'photo.kind', 'photo.bytes'])
      .where('photo.id', '=', photoId)
      .where('asked.id', '=', returnId)
    if (userId !== undefined) query = query.where('order.user_id', '=', userId)
    const photo = await query.executeTakeFirst()
    if (!photo) throw notFound('This photo')
    return photo
  },
})

async function addPhoto(trx: Db, { userId, orderId, returnId, name, kind, bytes }: SentPhoto, at: Date) {
  const asked = await trx
    .selectFrom('returns as asked')
    .innerJoin('orders as order', 'order.id', 'asked.order_id')
    .select('asked.status')
    .where('asked.id', '=', returnId)
    .where('order.id', '=', orderId)
    .where('order.user_id', '=', userId)
    .forUpdate('asked')
    .executeTakeFirst()
  if (!asked) throw notFound('This return')
  const hash = createHash('sha256').update(bytes).digest()
  const there = await trx
    .selectFrom('return_photos')
    .select(['id', 'name', 'hash'])
    .where('return_id', '=', returnId)
    .execute()
  // A photo that is sent again because its answer was lost returns the stored one.
  const same = there.find((photo) => photo.hash.equals(hash))
  if (same) return { id: same.id, name: same.name }
  if (asked.status !== 'requested') throw conflict('decided', 'This return has already been decided.')
  if (there.length >= RETURN_PHOTOS.most) {
    throw conflict(
      'too_many_photos',
      `A return can have up to ${RETURN_PHOTOS.most} photos, and this one is full.`,
    )
  }
  await assertMaySendPhoto(trx, { userId, at }, bytes.length)
  return trx
    .insertInto('return_photos')
    .values({ return_id: returnId, name, kind, hash, bytes, at })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
}

const notAPicture = (name: string) =>
  new ApiError(422, 'not_this_kind', `“${name}” is not what its name says. Send a picture.`)

const tooLarge = () => new ApiError(413, 'too_large', 'This picture is too large. Please send a smaller one.')
