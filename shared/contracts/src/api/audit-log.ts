import * as z from '@nireeka/contracts/zod'

import { answerOf, Day, Page, pageOf, text } from './common.ts'

/** What staff do in the back office, as the audit log calls it. */
export const AUDIT_ACTIONS = [
  'order.move',
  'order.ship',
  'order.cancel',
  'order.refund',
  'order.note',
  'order.email',
  'payment.accept',
  'payment.refuse',
  'shipment.move',
  'return.approve',
  'return.reject',
  'return.receive',
  'return.inspect',
  'return.refund',
  'return.exchange',
  'return.close',
  'workshop.move',
  'promo_code.create',
  'promo_code.edit',
  'promo_code.end',
  'review.decide',
  'stock.receive',
  'stock.write_off',
  'stock.count',
  'stock.restock_date',
  'goods.import',
  'ticket.reply',
  'ticket.file',
  'ticket.close',
  'ticket.reopen',
  'ticket.assign',
  'ticket.urgency',
  'ticket.merge',
  'canned_answer.create',
  'canned_answer.edit',
  'canned_answer.delete',
  'product.create',
  'product.edit',
  'product.publish',
  'product.unpublish',
  'product.delete',
  'product.price',
  'product.price_cancel',
  'product.variant',
  'product.picture',
  'bike.edit',
  'bike.publish',
  'bike.price',
  'bike.size',
  'bike.sample',
  'part.create',
  'part.edit',
  'part.publish',
  'part.price',
  'rule.create',
  'rule.edit',
  'rule.delete',
  'colour.create',
  'colour.edit',
  'colour.publish',
  'colour.price',
  'slot.create',
  'slot.edit',
  'slot.delete',
  'thread.hide',
  'thread.show',
  'thread.lock',
  'thread.unlock',
  'thread.pin',
  'thread.unpin',
  'thread.move',
  'thread.merge',
  'thread.accept',
  'thread.delete',
  'post.delete',
  'post.flags',
  'held_post.decide',
  'ban.start',
  'ban.lift',
  'forum_word.add',
  'forum_word.change',
  'forum_word.remove',
  'forum_tag.add',
  'diagnosis.create',
  'diagnosis.edit',
  'diagnosis.publish',
  'help_topic.create',
  'help_topic.edit',
  'help_topic.publish',
  'help_topic.unpublish',
  'help_topic.restore',
  'help_topic.comment',
  'help_synonym.add',
  'help_synonym.change',
  'help_synonym.remove',
  'help_miss.dismiss',
  'content.create',
  'content.edit',
  'content.publish',
  'content.schedule',
  'content.unschedule',
  'content.withdraw',
  'newsletter.create',
  'newsletter.edit',
  'newsletter.test',
  'newsletter.send',
  'newsletter.stop',
  'newsletter.continue',
  'customer.block',
  'customer.unblock',
  'customer.sign_out',
  'customer.session_end',
  'customer.role',
  'customer.credit',
  'customer.data_export',
  'customer.deletion',
  'customer.deletion_cancel',
  'customer.merge',
  'email.send_again',
  'staff.invite',
  'staff.resend',
  'staff.withdraw',
  'staff.join',
  'staff.settings',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** What a change is about, with the word that the list's filter and addresses use. */
export const AUDIT_SUBJECTS = [
  'order',
  'return',
  'review',
  'ticket',
  'canned_answer',
  'product',
  'bike',
  'part',
  'colour',
  'rule',
  'slot',
  'promo_code',
  'import',
  'thread',
  'post',
  'held_post',
  'ban',
  'forum_word',
  'forum_tag',
  'diagnosis',
  'help_topic',
  'help_synonym',
  'help_miss',
  'content',
  'newsletter',
  'customer',
  'email',
  'staff_invitation',
  'staff_settings',
] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]

/** What was true of the subject, as far as the action changed it; null where there was nothing. */
const Facts = z.record(z.string(), z.unknown()).nullable()

const AuditEntry = z.strictObject({
  id: z.int(),
  /** When it was done, as ISO 8601 in UTC. */
  at: z.string(),
  /** Who did it, with the email address and the role of that time. */
  actor: z.strictObject({ id: z.int(), email: z.string(), role: z.enum(['agent', 'admin']) }),
  action: z.enum(AUDIT_ACTIONS),
  subject: z.strictObject({ kind: z.enum(AUDIT_SUBJECTS), id: z.int() }),
  before: Facts,
  after: Facts,
  /** The request's id in the server's log; null for what no request did. */
  request_id: z.string().nullable(),
})
export type AuditEntryData = z.infer<typeof AuditEntry>

/** Changes are counted and listed up to this number, the newest ones; a filter finds older ones. */
export const MOST_COUNTED_CHANGES = 10_000

/** Query of GET /api/backoffice/audit-log, for admins: the newest first. */
export const AuditLogQuery = z.strictObject({
  page: Page,
  /** The beginning of the actor's email address; any case. */
  actor: text(100).optional(),
  /** Beginnings of words that are all in who made a change and what it was, names included: `ada tracking 1Z99`. */
  search: text(100).optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  /** A kind of subject (`order`) or one subject (`order:12`). */
  subject: text(40)
    .refine(
      (value) => AUDIT_SUBJECTS.some((kind) => value === kind || isOneOf(kind, value)),
      'This is a kind of subject such as order, with an id as in order:12 or without.',
    )
    .optional(),
  /** The first and the last day, in UTC. */
  from: Day.optional(),
  to: Day.optional(),
})
export const AuditLogAnswer = answerOf(pageOf(AuditEntry))
export type AuditLogData = z.infer<typeof AuditLogAnswer>['data']

const isOneOf = (kind: AuditSubject, value: string) =>
  value.startsWith(`${kind}:`) && /^[1-9]\d{0,8}$/.test(value.slice(kind.length + 1))
