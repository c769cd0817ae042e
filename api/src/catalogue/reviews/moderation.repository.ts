import type { ModerationData, ModerationQuery, ReviewDecisionData } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { conflict, notFound, recordAudit, type Db, type StaffCaller } from '../../platform/index.ts'
import { SHOWN, toReview } from './to-review.ts'

const PER_PAGE = 20

interface Decision {
  id: number
  input: ReviewDecisionData
  by: StaffCaller
}

export type Moderation = ReturnType<typeof createModeration>

/** Creates the repository with which staff moderates reviews before they are published. */
export function createModeration({ db, now }: { db: Db; now: () => Date }) {
  return {
    async list({ state, page }: z.output<typeof ModerationQuery>): Promise<ModerationData> {
      const inState = db.selectFrom('reviews as review').where('review.state', '=', state)
      const { total } = await inState
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const direction = state === 'pending' ? 'asc' : 'desc'
      const rows = await inState
        .innerJoin('products as product', 'product.id', 'review.product_id')
        .leftJoin('bikes as bike', 'bike.id', 'product.bike_id')
        .select(SHOWN.map((name) => `review.${name}` as const))
        .select(['review.state', 'review.reason', 'review.decided_at', 'review.decided_by'])
        .select(['product.id as product_id', 'product.title as product_title', 'bike.slug as bike_slug'])
        .orderBy('review.created_at', direction)
        .orderBy('review.id', direction)
        .limit(PER_PAGE)
        .offset((page - 1) * PER_PAGE)
        .execute()
      const items = rows.map(({ product_id, product_title, bike_slug, decided_at, ...row }) => ({
        ...row,
        ...toReview(row),
        product: { id: product_id, title: product_title, bike_slug },
        decided_at: decided_at?.toISOString() ?? null,
      }))
      return { items, page, per_page: PER_PAGE, total }
    },

    /**
     * Stores the decision on a review's text as the moderator read it. A text that its author has changed meanwhile is
     * moderated again, and of two moderators at once the second is told.
     */
    decide: ({ id, input, by }: Decision) =>
      db.transaction().execute(async (trx) => {
        const review = await trx
          .selectFrom('reviews')
          .select(['created_at', 'decided_at', 'state', 'reason'])
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst()
        if (!review) throw notFound('This review')
        if (review.created_at.toISOString() !== input.created_at) throw isRewritten()
        if ((review.decided_at?.toISOString() ?? null) !== input.decided_at) throw isDecided()
        const { created_at: _written, decided_at: _decided, ...decision } = input
        const at = now()
        const actor = `staff:${by.id}`
        await trx
          .updateTable('reviews')
          .set({ ...decision, decided_at: at, decided_by: actor })
          .where('id', '=', id)
          .execute()
        await trx
          .insertInto('review_decisions')
          .values({ ...decision, review_id: id, actor, at })
          .execute()
        const { state, reason } = review
        await recordAudit(trx, {
          by,
          action: 'review.decide',
          subject: { kind: 'review', id },
          before: { state, reason },
          after: decision,
          at,
        })
      }),
  }
}

const isDecided = () =>
  conflict('already_decided', 'Someone else has just handled this review. Please review it again.')

const isRewritten = () =>
  conflict('review_changed', 'Its author has rewritten it in the meantime. Please read it again.')
