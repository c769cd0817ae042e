import { nameAndEmailOf } from '../../identity/index.ts'
import { type Db, queueEmail } from '../../platform/index.ts'
import { readEmailSettings } from './email-settings.ts'
import type { NotificationKind } from './tables.ts'

interface Added {
  id: number
  user_id: number
  kind: NotificationKind
}

/** Queues emails to those who were mentioned or answered and want to know at once. Its text is read when it is sent. */
export async function emailMentioned(trx: Db, added: Added[]) {
  for (const { id, user_id, kind } of added) {
    if (kind !== 'mention' && kind !== 'quote') continue
    if (!(await readEmailSettings(trx, user_id)).emails_mentions) continue
    const { email } = await nameAndEmailOf(trx, user_id)
    const data = { user_id, notification_id: id }
    await queueEmail(trx, { template: 'forum_mention', to: email, data })
  }
}
