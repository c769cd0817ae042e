import { toDollars } from '@nireeka/contracts'

import { invalid, type Db, type Attempts } from '../../platform/index.ts'
import { lockMember } from '../../identity/index.ts'
import { availableCredits } from '../credits/hold-credits.ts'
import { hashOfGiftCode } from './gift-code.ts'

interface Needs {
  db: Db
  attempts: Pick<Attempts, 'take' | 'giveBack'>
  now: () => Date
}

/** Creates the function that turns a gift card into store credit, once. Wrong codes are rate-limited per member. */
export const createRedeemGiftCard =
  ({ db, attempts, now }: Needs) =>
  async (userId: number, code: string): Promise<{ amount: number; balance: number }> => {
    const who = `member ${userId}`
    const taken = await attempts.take('gift card, account', who)
    const redeemed = await db.transaction().execute((trx) => redeem(trx, { userId, code, at: now() }))
    await attempts.giveBack('gift card, account', who, taken)
    return redeemed
  }

export type RedeemGiftCardOnce = ReturnType<typeof createRedeemGiftCard>

interface Input {
  userId: number
  code: string
  at: Date
}

async function redeem(trx: Db, { userId, code, at }: Input) {
  await lockMember(trx, userId)
  const code_hash = hashOfGiftCode(code)
  const card = await trx
    .updateTable('gift_cards')
    .set({ redeemed_by: userId, redeemed_at: at })
    .where('code_hash', '=', code_hash)
    .where('redeemed_at', 'is', null)
    .where('voided_at', 'is', null)
    .returning('amount_cents')
    .executeTakeFirst()
  if (!card) throw invalid('code', await whyNot(trx, code_hash))
  await trx
    .insertInto('credit_entries')
    .values({
      user_id: userId,
      kind: 'gift_card',
      amount_cents: card.amount_cents,
      expires_at: null,
      about_id: null,
      order_id: null,
      note: null,
      actor: 'shop',
      created_at: at,
    })
    .execute()
  return {
    amount: toDollars(card.amount_cents),
    balance: toDollars(await availableCredits(trx, userId, at)),
  }
}

/** Returns why a card can't be redeemed. Codes can't be guessed, so whoever has one may know its state. */
async function whyNot(trx: Db, code_hash: Buffer) {
  const card = await trx
    .selectFrom('gift_cards')
    .select('voided_at')
    .where('code_hash', '=', code_hash)
    .executeTakeFirst()
  if (!card) return 'We don’t recognise this code. Please check it carefully.'
  return card.voided_at
    ? 'This gift card was given back, so its code is no longer valid.'
    : 'This gift card has been redeemed already.'
}
